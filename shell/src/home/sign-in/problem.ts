/** Something to mend: at a field, or in general. */
export interface Problem {
  field?: string;
  message: string;
}
