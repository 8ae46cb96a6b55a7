/** Whether a text is an e-mail address, and nothing else. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(text);
}
