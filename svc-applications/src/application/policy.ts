import { NotFound } from '@portal/service-kit/errors';
import { type Asker, can, isStaff } from '../platform';
import { type Application, isOpen } from './application';
import { ApplicationClosed } from './errors';

/** A wizard's token without an application opens nothing. */
const reaches = (asker: Asker, { id }: Subject): boolean =>
  asker.resource === undefined ? asker.scope !== 'wizard' : asker.resource === id;

export type Subject = Pick<Application, 'id' | 'personId' | 'status'>;

export const isOwner = (asker: Asker, application: Subject): boolean =>
  !isStaff(asker) && asker.personId === application.personId && reaches(asker, application);

const mayChange = (asker: Asker, application: Subject): boolean =>
  asker.scope !== 'copy' && isOwner(asker, application) && isOpen(application);

export type Ability = 'read' | 'open' | 'edit' | 'upload' | 'submit' | 'discard';

// After submission only the password opens an application, and for a while the link opens its PDF copy.
const ownerReads = (asker: Asker, application: Subject): boolean =>
  isOwner(asker, application) &&
  (asker.resource === undefined || asker.scope === 'copy' || isOpen(application));

const rules: Record<Ability, (asker: Asker, application: Subject) => boolean> = {
  read: (asker, application) => can(asker, 'readApplications') || ownerReads(asker, application),
  // Its files.
  open: (asker, application) => can(asker, 'readDocuments') || ownerReads(asker, application),
  edit: (asker, application) => can(asker, 'editApplications') || mayChange(asker, application),
  upload: (asker, application) => can(asker, 'editApplications') || mayChange(asker, application),
  submit: (asker, application) => mayChange(asker, application),
  discard: (asker, application) => mayChange(asker, application),
};

export function may(asker: Asker, ability: Ability, application: Subject): boolean {
  return rules[ability](asker, application);
}

/**
 * The application, if this person has this ability on it.
 * @throws NotFound when it does not exist or belongs to somebody else.
 * @throws ApplicationClosed when it is the person's own and submitted.
 */
export function authorize<A extends Subject>(asker: Asker, ability: Ability, application: A | undefined): A {
  if (!application) throw new NotFound();
  if (may(asker, ability, application)) return application;
  if (ability !== 'read' && ability !== 'open' && isOwner(asker, application)) throw new ApplicationClosed();
  throw new NotFound();
}
