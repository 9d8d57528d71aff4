/** Puts words together without saying them yet: a member that says its words when it is read goes on doing so. */
export const joined = <Words extends object, More extends object>(words: Words, more: More): Words & More =>
  Object.defineProperties({} as Words & More, {
    ...Object.getOwnPropertyDescriptors(words),
    ...Object.getOwnPropertyDescriptors(more),
  });
