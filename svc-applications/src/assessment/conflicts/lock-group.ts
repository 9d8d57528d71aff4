import type { Stores } from '../../platform';

/**
 * Locks all applications that are of the same person as these, so that changes of who knows whom, and of who is the same
 * person, go one after the other: of two at once each would miss what follows from the other. Within a transaction.
 * @returns their ids, in order
 */
export async function lockGroup(
  { applications, samePerson }: Pick<Stores, 'applications' | 'samePerson'>,
  ids: readonly number[],
): Promise<number[]> {
  const locked = new Set<number>();
  for (;;) {
    const found = new Set<number>();
    for (const id of ids) for (const one of await samePerson.together(id)) found.add(one);
    const group = [...found].sort((one, other) => one - other);
    const open = group.filter((id) => !locked.has(id));
    if (open.length === 0) return group;
    for (const id of open) {
      await applications.lock({ id });
      locked.add(id);
    }
  }
}
