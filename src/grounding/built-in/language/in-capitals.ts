/** 'Type "gustav" in upper case': a given text is written so. Nothing but its letters changes, and what is not given stays as it is said. */

const written =
  '(?:only )?(?:all )?(?:(?<u>upper ?-?case|capitals?|caps)|(?<l>lower ?-?case|small letters))(?: (?:letters?|characters?|only))?';
const pattern = new RegExp(
  `(?<lead>\\b(?:enter|type|write|put|fill in|input) (?:the (?:text|word|name) )?)["“](?<text>[^"“”]+)["”](?<where>(?: (?:in|into) (?:the|a) [^.;,]+?)?),? (?:(?:in|using|with|as) )${written}(?=[.;,]| and | then | in | into |$)`,
  'i',
);

/** The sentence with the text as it is to be typed. */
export function withCapitals(instruction: string): string {
  return instruction.replace(pattern, (...found: unknown[]) => {
    const { lead, text, where, u } = found.at(-1) as Record<string, string | undefined>;
    const typed = u === undefined ? text?.toLowerCase() : text?.toUpperCase();
    return `${lead ?? ''}"${typed ?? ''}"${where ?? ''}`;
  });
}
