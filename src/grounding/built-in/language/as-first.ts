/** "As the occasion choose Graduation": what the value is for is said first, and stands behind the value as well. No page yet. */

const first =
  /(?<=^|[.;!] )as (?<what>(?:the |an? |my |your )?(?!(?:well|soon|long|far|usual)\b)[^,.;:"“”]{2,40}?),? (?<verb>choose|select|pick|take|use|enter|type|write|set|put|give)(?: in)? (?<value>"[^"]+"|“[^”]+”|(?!as )[^,.;:"“”]+?)(?=[.;!]?$|[.;!,] | and | then )/giu;

/** The sentence with the value in front of what it is for. */
export function withAsBehind(sentence: string): string {
  return sentence.replace(first, (_, ...found) => {
    const { what = '', verb = '', value = '' } = found.at(-1) as Partial<Record<string, string>>;
    const way = /^(?:take|use|give|set|put)$/i.test(verb) ? 'choose' : verb.toLowerCase();
    return `${way.charAt(0).toUpperCase()}${way.slice(1)} ${value} as ${what}`;
  });
}
