import { once } from '../platform';
import { AlreadyApplied } from './errors';

/**
 * Runs a statement that may open an application: a person has at most one open application of a programme.
 * @throws AlreadyApplied
 */
export const inOpenSlot = <T>(statement: () => PromiseLike<T>): Promise<T> =>
  once(
    { table: 'applications', columns: ['open_slot'], meaning: (cause) => new AlreadyApplied(cause) },
    statement,
  );
