/** A problem with the form: at a field, or in general. */
export interface Problem {
  field?: string;
  message: string;
}

/**
 * A problem described by the portal's own text, which is translated at each render: the language may change meanwhile.
 */
export const problem = (translate: () => string, field?: string): Problem => ({
  ...(field && { field }),
  get message() {
    return translate();
  },
});
