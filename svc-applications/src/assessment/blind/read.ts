import { blindMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Actor, Service } from '../../platform';
import { submittedFor } from '../submitted';
import { blindSections } from './view';

/**
 * The application as it is read while names are hidden. Administrators may use this view, too.
 * @throws NotFound
 * @throws Conflict for a draft, and if the names of its programme are not hidden
 */
export async function readBlind(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  id: number,
) {
  const application = await submittedFor(stores, actor, id);
  const phase = await stores.blind.openFor(application.type);
  if (!phase) throw new Conflict(t.notHidden, { extra: { names_hidden: false } });
  const now = clock();
  const asked = await stores.letters.all(id);
  const others = asked.flatMap(({ name, email, named }) => [name, email, named.fullName, named.email]);
  const { personId } = actor;
  const mine = await stores.blind.isAssigned(personId, id);
  // A kind of its own rather than an opening: the reader has not seen names and documents, and may open them after the
  // phase.
  await stores.events.add(
    {
      kind: 'application_read_blind',
      actor,
      subject: { kind: 'application', id },
      onceKey: `read_blind:${id}:${personId}:${now.toISOString().slice(0, 10)}`,
    },
    now,
  );
  return {
    application,
    phase,
    sections: blindSections(application, others, now),
    beside: await stores.blind.beside({ readerId: personId, mine }, id),
  };
}
