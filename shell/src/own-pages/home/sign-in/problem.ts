/** A problem with the form: at a field, or in general. */
export interface Problem {
  field?: string;
  message: string;
}

/** A problem in our own words. They are translated when drawn: the language may have changed meanwhile. */
export const problem = (translate: () => string, field?: string): Problem => ({
  ...(field && { field }),
  get message() {
    return translate();
  },
});
