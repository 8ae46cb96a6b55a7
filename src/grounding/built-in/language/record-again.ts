/**
 * "Set the priority of #2 to High and assign it to Pia", "star the mill, then set its status to Done", "change the status of #2 to Closed and its priority
 * to Low": the record of the first part is said once more in the parts behind it. No page yet.
 */
import { settingsIn } from './setting-sentence.js';

/** The sentence with the record in place of "it" and "its"; as it was where its first part sets nothing of a record that is clearly told. */
export function withRecordAgain(sentence: string): string {
  const held: string[] = [];
  const line = sentence.replaceAll(/"[^"]*"|“[^”]*”/g, (quoted) => `\uE000${held.push(quoted) - 1}\uE001`);
  const told = (text: string): string =>
    text.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => held[Number(at)] ?? '');
  const [first = '', ...rest] = line.split(
    /(\s*,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s+then\s+)/i,
  );
  if (rest.length === 0) return sentence;
  const record = recordIn(told(first));
  if (record === undefined) return sentence;
  let isSame = false;
  const parts = rest.map((part, at) => {
    if (at % 2 === 0) return told(part);
    const again = saidOf(told(part), record);
    isSame ||= again !== undefined;
    return again ?? told(part);
  });
  return isSame ? [told(first), ...parts].join('') : sentence;
}

const starring =
  /^(?:star|favou?rite|bookmark|pin|flag) (?<record>(?:the |"|#).+)$|^mark (?<marked>(?:the |"|#).+) as (?:an? |my )?(?:favou?rite|starred)$/i;

/** The record of a part; undefined where it sets nothing, or the words may be somebody who something is given to. */
function recordIn(part: string): string | undefined {
  const groups = starring.exec(part.trim().replace(/[.!]+$/, ''))?.groups;
  const starred = groups?.['record'] ?? groups?.['marked'];
  if (starred !== undefined) return starred;
  const [setting] = settingsIn(part);
  if (!setting) return undefined;
  const isTold = setting.property !== undefined && setting.isGiven !== true;
  return isTold || /\d|"|^(?:the|my|our) /i.test(setting.record) ? setting.record : undefined;
}

/** The part with the record; undefined where it does not set something of "it". */
function saidOf(part: string, record: string): string | undefined {
  const [, own, value] = /^(?:the |its )?((?:(?!\b(?:to|of)\b).)+?) (to .+)$/i.exec(part) ?? [];
  const ways = [
    part.replace(/^(\S+(?: up| down)?) its (.+?) (to|from|as|into) /i, `$1 the $2 of ${record} $3 `),
    part.replace(/^(\S+) (?:it|them) (to|as|in|into|from|back|over) /i, `$1 ${record} $2 `),
    part.replace(/^(unassign|rename) it\b/i, `$1 ${record}`),
    ...(own !== undefined && /^its /i.test(part) ? [`set the ${own} of ${record} ${value ?? ''}`] : []),
  ];
  return ways.find((way) => way !== part && settingsIn(way).length > 0);
}
