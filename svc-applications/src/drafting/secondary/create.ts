import { type ApplicationType, secondaryRefusals as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { AlreadyApplied, type Application, beginDraft, isOpen } from '../../application';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { roundForNew, type Waited } from '../../rounds';
import { OpenDraft } from '../secondary-errors';

/**
 * Begins an application of a programme in which the person has none yet, with answers from their newest application of
 * another programme.
 * @throws Conflict, OpenDraft, RoundClosed
 */
export async function createSecondary(
  service: Service,
  actor: Actor,
  { type, waited }: { type: ApplicationType; waited: Waited },
): Promise<Application> {
  try {
    return await service.stores.transaction((trx) => create(service, trx, { actor, type, waited }));
  } catch (error) {
    if (!(error instanceof AlreadyApplied)) throw error;
    // Of two simultaneous calls the second gets a conflict with the draft of the first.
    await requireNothing(service.stores, actor.personId, type);
    throw error;
  }
}

async function create(
  service: Service,
  trx: Stores,
  { actor: caller, type, waited }: { actor: Actor; type: ApplicationType; waited: Waited },
): Promise<Application> {
  const { personId } = caller;
  const source = await requireNothing(trx, personId, type);
  const roundId = await roundForNew(trx, type, waited);
  const now = service.clock();
  const begun = { personId, type, origin: 'secondary' as const, sourceId: source.id, roundId };
  const id = await beginDraft(trx, begun, now);
  const actor = { ...caller, name: source.applicantName };
  const act = { actor, action: 'created' as const, applicationId: id };
  await recordAct(trx, act, now);
  const application = await trx.applications.find({ id });
  if (!application) throw new Error(`Application ${id} is not there`);
  return application;
}

/**
 * Requires that the person has no application of the programme; returns their newest application of another one.
 * @throws Conflict, OpenDraft
 */
async function requireNothing(
  { applications }: Stores,
  personId: number,
  type: ApplicationType,
): Promise<Application> {
  const theirs = await applications.ofPerson(personId);
  const sameProgramme = theirs.filter((one) => one.type === type);
  const open = sameProgramme.find(isOpen);
  if (open) throw new OpenDraft(open.id);
  if (sameProgramme.length > 0) throw new Conflict(t.applied);
  const [newest] = theirs;
  if (!newest) throw new Conflict(t.nothingYet);
  return newest;
}
