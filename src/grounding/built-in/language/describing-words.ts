/** What leads from the word for a thing to what tells it from others of its kind. */

/** Words that lead from a noun to what is true of it. */
export const describing: ReadonlySet<string> = new Set(
  (
    'priced price costing costs cost departing leaving arriving starting lives living works working dated sent written posted created made owned assigned says saying ' +
    'named called titled about regarding concerning who which whose where has have having flying scheduled due authored labeled labelled marked row'
  ).split(' '),
);
