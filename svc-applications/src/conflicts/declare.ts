import { type Asker, authorize } from '../applications/policy';
import { nameOf } from '../audit/audit';
import type { Service } from '../service';

type Parts = Pick<Service, 'stores' | 'clock'>;

/** @throws NotFound */
export function declareConflict({ stores, clock }: Parts, asker: Asker, id: number): Promise<void> {
  return stores.together(async (within) => {
    const application = authorize(asker, 'read', await within.applications.lock({ id }));
    if (await within.conflicts.knows(asker.personId, id)) return;
    const now = clock();
    const reader = { id: asker.personId, name: nameOf(asker) };
    await within.conflicts.declare(reader, application, now);
    // Also of what staff have put together as of the same person, under another account.
    for (const { id: other, personId } of await within.samePerson.beside(
      await within.samePerson.together(id),
    ))
      if (personId !== application.personId)
        await within.conflicts.declare(reader, { id: other, personId }, now);
    await within.events.add(
      { kind: 'conflict_declared', actor: asker, subject: { kind: 'application', id } },
      now,
    );
  });
}

/** The event tells who let the reader read again. */
export function liftConflict({ stores, clock }: Parts, asker: Asker, id: number): Promise<void> {
  return stores.together(async (within) => {
    const known = await within.conflicts.find(id);
    if (!known) return;
    await within.conflicts.lift(id);
    const subject = { kind: 'application', id: known.applicationId };
    const details = { reader: String(known.readerId) };
    await within.events.add({ kind: 'conflict_lifted', actor: asker, subject, details }, clock());
  });
}
