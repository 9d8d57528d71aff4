import { letterMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type Application, isSamePerson, type Referee } from '../application';
import { type Actor, isStaff, type Service, type Stores } from '../platform';

/**
 * Refuses a letter from the applicant if the programme accepts letters only from referees.
 * @throws Invalid
 */
export async function refuseLetters(
  { stores: { letters } }: Pick<Service, 'stores'>,
  actor: Actor,
  { type }: Pick<Application, 'type'>,
  files: readonly { field: string }[],
): Promise<void> {
  if (files.length === 0 || isStaff(actor) || (await letters.rulesOf(type)).letters !== 'ask') return;
  throw new Invalid(Object.fromEntries(files.map(({ field }) => [field, [t.onlyAsked]])));
}

/** Whether this referee was asked for the letter, or has sent it. */
export async function isAskedFor(
  { letters }: Pick<Stores, 'letters'>,
  applicationId: number,
  referee: Referee,
): Promise<boolean> {
  const live = await letters.live(applicationId);
  return live.some(
    ({ type, state, named }) => type === referee.type && state !== 'declined' && isSamePerson(named, referee),
  );
}
