import type { Stores } from '../../platform';

/**
 * Locks all applications of the same person as these, within a transaction. Changes of conflicts and of same-person
 * verdicts must run one after the other, or each would miss what follows from the other.
 * @returns the ids of the locked applications, in ascending order
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
