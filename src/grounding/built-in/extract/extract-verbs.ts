/** Verbs that say by themselves which property of a record is meant, and what pages call that property. Pure. */

const person = 'owner assignee assigned holder keeper responsible agent handler';
const head = 'lead leader manager head director chair';
const maker = 'author composer artist writer creator director by';
const start = 'start starts begin begins beginning from time';
const end = 'end ends finish finishes until';

const place = 'location loc place warehouse storage shelf hall room bin store';

/** What pages call the property that a verb is about. */
const headers: Readonly<Record<string, string>> = {
  'works in': 'office location city site branch department team country region',
  'works at': 'company employer organisation organization firm office location site',
  'works for': 'company employer organisation organization firm customer client',
  'works as': 'position role job title profession',
  'lives in': 'city town country address location residence',
  'is based in': 'office location city site country region',
  'is located in': `office city site country region ${place}`,
  'is stored in': place,
  'is kept in': place,
  'is stored at': place,
  'is located at': place,
  'is stocked in': place,
  'comes from': 'country city origin nationality hometown region',
  'is from': 'country city origin nationality hometown region',
  earns: 'salary wage pay income earning',
  'is aged': 'age',
  'starts at': start,
  'begins at': start,
  'ends at': end,
  'belongs to': person,
  'is assigned to': `${person} nurse doctor driver technician mechanic engineer therapist coach tutor trainer teacher guide vet`,
  'is owned by': person,
  'is handled by': person,
  'is seen by': 'doctor physician dentist therapist',
  'is treated by': 'doctor physician dentist therapist',
  'is taught by': 'teacher instructor lecturer trainer',
  'is led by': head,
  'is run by': head,
  'is managed by': head,
  'is written by': maker,
  'is posted by': maker,
  'is published by': maker,
  'is by': maker,
  'runs on': 'fuel engine power energy',
  weighs: 'weight mass',
  takes: 'time duration minutes length',
  lasts: 'time duration minutes length',
  'plays for': 'team club side',
  'is sent to': 'destination recipient receiver address',
  'goes to': 'destination recipient direction',
  'arrives at': 'arrival arrives arriving',
  'departs at': 'departure departs leaves',
  'leaves at': 'departure departs leaves',
  speaks: 'language languages',
  'takes place in': 'place location room venue hall city',
  'takes place at': `${start} place location venue hall`,
  'takes place on': 'date day time',
  'is held in': 'place location room venue hall city',
  'starts on': 'start starts begin begins beginning from date',
  'ends on': 'end ends finish finishes until',
};

/** All such verbs, longest first. */
export const knownVerbs: readonly string[] = Object.keys(headers).toSorted((a, b) => b.length - a.length);

/** Whether the words of a header name what the verb is about: by what pages call it, or by the verb itself ("joined", "weight"). */
export function isHeaderOf(by: string, words: ReadonlySet<string>): boolean {
  const known = headers[by]?.split(' ') ?? [];
  const stem = /^(?:is )?(\p{L}{3,}?)(?:es|s|ed|en|d)?(?: \p{L}+)?$/u.exec(by)?.[1];
  return [...words].some(
    (word) =>
      known.includes(word) ||
      known.includes(`${word}s`) ||
      (stem !== undefined && word.startsWith(stem) && word.length - stem.length <= 4),
  );
}

/** Whether a verb says of itself what it is about, so that a column without a header can be known by its values. */
export function isKnownVerb(by: string): boolean {
  return by in headers;
}
