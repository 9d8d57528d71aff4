import { isProgramme } from '@portal/contract-svc-applications-v1';
import { type Application, isFinishedInDashboard, isOpen } from '../application/application';
import { isOwner, may } from '../application/policy';
import { mayAnswer } from '../application/reopening/answer';
import type { Reopening } from '../application/reopening/reopening';
import { mayDecide } from '../decisions/feedback/policy';
import { requestAnother, type Today } from '../decisions/requests/request';
import { mayUndoWithdrawal, mayWithdraw } from '../decisions/withdrawal/withdrawal';
import { type Asker, isStaff } from '../platform/roles';
import type { Stores } from '../platform/stores';

/** The facts about the owner's other applications and requests that decide about the abilities of an application. */
export interface Standing {
  /** The newest application of its programme; others of the same programme may be older. */
  isNewest: boolean;
  /** A request for another application of this programme waits for its decision. */
  isPending: boolean;
  /** The newest time that staff opened sections of it again. */
  reopening: Reopening | undefined;
}

/** The standing of each application; `theirs` are all applications of the person, the newest first. */
export async function standings(
  { requests, reopenings }: Pick<Stores, 'requests' | 'reopenings'>,
  personId: number,
  theirs: Application[],
): Promise<(application: Application) => Standing> {
  const pending = await requests.pendingOf(personId);
  const reopened = await reopenings.newestOf(theirs.map(({ id }) => id));
  return ({ id, type }) => ({
    isNewest: isProgramme(type) && theirs.find((one) => one.type === type)?.id === id,
    isPending: pending.includes(type),
    reopening: reopened.get(id),
  });
}

/** The abilities of the applicant on an application, so that pages derive no rules. */
export function ownerAbilities(asker: Asker, application: Application, standing: Standing, today: Today) {
  const { now } = today;
  const { isNewest, isPending, reopening } = standing;
  const another = requestAnother({ application, isNewest, isPending }, today);
  const theirs = may(asker, 'edit', application);
  return {
    view: may(asker, 'read', application),
    edit: theirs,
    upload: may(asker, 'upload', application),
    submit: may(asker, 'submit', application),
    discard: may(asker, 'discard', application),
    continue: theirs && isOpen(application) && !isFinishedInDashboard(application),
    finish: theirs && isOpen(application) && isFinishedInDashboard(application),
    answer: mayAnswer(asker, application, reopening, now),
    withdraw: isOwner(asker, application) && mayWithdraw(application),
    undo_withdrawal: isOwner(asker, application) && mayUndoWithdrawal(application, now),
    request_another: another.state,
    request_another_on: another.on,
  };
}

export function staffAbilities(asker: Asker, application: Application) {
  return {
    view: may(asker, 'read', application),
    edit: may(asker, 'edit', application),
    upload: may(asker, 'upload', application),
    decide: mayDecide(asker, application),
  };
}

/** The abilities of one person on one application. */
export async function abilitiesOf(
  stores: Pick<Stores, 'applications' | 'requests' | 'reopenings'>,
  { asker, application, ...today }: { asker: Asker; application: Application } & Today,
) {
  if (isStaff(asker)) return staffAbilities(asker, application);
  const { personId } = application;
  const standingOf = await standings(stores, personId, await stores.applications.ofPerson(personId));
  return ownerAbilities(asker, application, standingOf(application), today);
}
