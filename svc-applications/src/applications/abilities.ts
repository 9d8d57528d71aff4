import { mayDecide } from '../feedback/policy';
import { requestAnother } from '../requests/request';
import type { Stores } from '../store';
import { type Application, isOpen, isSecondary } from './application';
import { type Asker, isStaff, may } from './policy';

/** What the other applications and requests of the owner have to do with what may be done with one. */
export interface Standing {
  /** Of its programme. */
  isNewest: boolean;
  /** A request of its programme waits for its decision. */
  isPending: boolean;
}

/** How each of a person's applications stands; `theirs` are all of them, the newest first. */
export async function standings(
  { requests }: Pick<Stores, 'requests'>,
  personId: number,
  theirs: Application[],
): Promise<(application: Application) => Standing> {
  const pending = await requests.pendingOf(personId);
  return ({ id, type }) => ({
    isNewest: theirs.find((one) => one.type === type)?.id === id,
    isPending: pending.includes(type),
  });
}

/** What its applicant may do with an application, so that pages derive no rules. */
export function ownerAbilities(asker: Asker, application: Application, standing: Standing, now: Date) {
  const another = requestAnother({ application, ...standing }, now);
  const theirs = may(asker, 'edit', application);
  return {
    view: may(asker, 'read', application),
    edit: theirs,
    upload: may(asker, 'upload', application),
    submit: may(asker, 'submit', application),
    continue: theirs && isOpen(application) && !isSecondary(application),
    finish: theirs && isOpen(application) && isSecondary(application),
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

/** Of one application alone, whoever asks. */
export async function abilitiesOf(
  stores: Pick<Stores, 'applications' | 'requests'>,
  { asker, application, now }: { asker: Asker; application: Application; now: Date },
) {
  if (isStaff(asker)) return staffAbilities(asker, application);
  const { personId } = application;
  const standingOf = await standings(stores, personId, await stores.applications.ofPerson(personId));
  return ownerAbilities(asker, application, standingOf(application), now);
}
