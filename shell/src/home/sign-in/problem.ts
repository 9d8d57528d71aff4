/** A problem with the form: at a field, or in general. */
export interface Problem {
  field?: string;
  message: string;
}
