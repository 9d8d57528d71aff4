/** Joins words without reading them yet: a member that is translated when it is read goes on being so. */
export const joined = <Words extends object, More extends object>(words: Words, more: More): Words & More =>
  Object.defineProperties({} as Words & More, {
    ...Object.getOwnPropertyDescriptors(words),
    ...Object.getOwnPropertyDescriptors(more),
  });
