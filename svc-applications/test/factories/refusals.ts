/** A call, what is sent beside the ids, and the sentence that each wrong field gets. */
export type Refusal<Operation> = [Operation, object, Record<string, string>];

/** Each as a story with a title of its own. */
export const titled = <Operation>(refusals: Refusal<Operation>[]) =>
  refusals.map(([operation, sent, sentences], index) => ({
    title: `${index + 1}. ${Object.keys(sentences).join(', ')} of ${operation}: ${Object.values(sentences)[0]}`,
    operation,
    sent,
    sentences,
  }));

/** As the answer has them. */
export const sentencesOf = (fields: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, [sentence]]));
