import { isUniqueViolation } from '@portal/service-kit/database';

/** A unique index, and the error of the domain that a second row of it means. */
export interface Unique {
  table: string;
  columns: string[];
  meaning: (cause: unknown) => Error;
}

/** Runs a statement and turns the refusal of a second row into an error of the domain. */
export async function once<T>(
  { table, columns, meaning }: Unique,
  statement: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    throw isUniqueViolation(error, table, columns) ? meaning(error) : error;
  }
}
