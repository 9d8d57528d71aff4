import { NotFound } from '@portal/service-kit/errors';
import { type Actor, can, isStaff } from '../platform';
import { type Application, isOpen } from './application';
import { ApplicationClosed } from './errors';

/** A wizard's token opens the one application that it names; without a name it opens none. */
const reaches = (actor: Actor, { id }: Subject): boolean =>
  actor.resource === undefined ? actor.scope !== 'wizard' : actor.resource === id;

export type Subject = Pick<Application, 'id' | 'personId' | 'status'>;

export const isOwner = (actor: Actor, application: Subject): boolean =>
  !isStaff(actor) && actor.personId === application.personId && reaches(actor, application);

const mayChange = (actor: Actor, application: Subject): boolean =>
  actor.scope !== 'copy' && isOwner(actor, application) && isOpen(application);

export type Ability = 'read' | 'open' | 'edit' | 'upload' | 'submit' | 'discard';

// After the submission the owner needs a password's session; for a while the link in the mail opens the PDF copy, too.
const ownerReads = (actor: Actor, application: Subject): boolean =>
  isOwner(actor, application) &&
  (actor.resource === undefined || actor.scope === 'copy' || isOpen(application));

const rules: Record<Ability, (actor: Actor, application: Subject) => boolean> = {
  read: (actor, application) => can(actor, 'readApplications') || ownerReads(actor, application),
  // Opening the application's files.
  open: (actor, application) => can(actor, 'readDocuments') || ownerReads(actor, application),
  edit: (actor, application) => can(actor, 'editApplications') || mayChange(actor, application),
  upload: (actor, application) => can(actor, 'editApplications') || mayChange(actor, application),
  submit: (actor, application) => mayChange(actor, application),
  discard: (actor, application) => mayChange(actor, application),
};

export function may(actor: Actor, ability: Ability, application: Subject): boolean {
  return rules[ability](actor, application);
}

/**
 * Returns the application if this person has this ability on it.
 * @throws NotFound when it does not exist or belongs to somebody else.
 * @throws ApplicationClosed when it is the person's own and submitted.
 */
export function authorize<A extends Subject>(actor: Actor, ability: Ability, application: A | undefined): A {
  if (!application) throw new NotFound();
  if (may(actor, ability, application)) return application;
  if (ability !== 'read' && ability !== 'open' && isOwner(actor, application)) throw new ApplicationClosed();
  throw new NotFound();
}
