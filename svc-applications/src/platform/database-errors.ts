import { isUniqueViolation } from '@portal/service-kit/database';

/** A unique index, and the domain error that a second row with the same values means. */
export interface Unique {
  table: string;
  columns: string[];
  meaning: (cause: unknown) => Error;
}

/** Runs a statement; if the unique index refuses the row, throws the domain error instead. */
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
