/** "The folder or file named "Tax"": what it is called says which it is, and which kind of thing that may be is left open by nothing. No page yet. */

const either =
  /\b(?<front>the|a|an|any) (?<one>\p{Ll}+) or (?:an? |the )?(?<other>\p{Ll}+) (?<named>(?:named|called|titled|labell?ed) ["“\p{Lu}])/u;

/** The sentence about an item of that name; as it is where only kinds are said. */
export function withEitherKind(sentence: string): string {
  return sentence.replace(either, '$<front> item $<named>');
}
