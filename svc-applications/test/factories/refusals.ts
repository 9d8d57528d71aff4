/** A call, its body besides the ids, and the expected sentence for each wrong field. */
export type Refusal<Operation> = [Operation, object, Record<string, string>];

/** Each refusal with a title for `test.each`. */
export const titled = <Operation>(refusals: Refusal<Operation>[]) =>
  refusals.map(([operation, sent, sentences], index) => ({
    title: `${index + 1}. ${Object.keys(sentences).join(', ')} of ${operation}: ${Object.values(sentences)[0]}`,
    operation,
    sent,
    sentences,
  }));

/** The sentences in the shape of the response. */
export const sentencesOf = (fields: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, [sentence]]));
