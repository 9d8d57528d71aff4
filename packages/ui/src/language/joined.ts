/** Joins tables of words without reading their members, since some translate when they are read. */
export const joined = <Words extends object, More extends object>(words: Words, more: More): Words & More =>
  Object.defineProperties({} as Words & More, {
    ...Object.getOwnPropertyDescriptors(words),
    ...Object.getOwnPropertyDescriptors(more),
  });
