import type { FieldErrors } from '../../inputs/form-state';

/** Thrown by a step's own calls to show messages at fields, like a 422 of the server. */
export class FieldProblem extends Error {
  readonly status = 422;
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super(String(Object.values(errors)[0] ?? ''));
    this.errors = errors;
  }
}
