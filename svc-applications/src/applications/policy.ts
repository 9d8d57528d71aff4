import { programmes } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { ApplicationClosed } from '../errors';
import { type Application, isOpen } from './application';

/** Who asks, as the token says. A narrow token names the one application that it is good for. */
export interface Asker {
  personId: number;
  /** What an account's token calls them. */
  name?: string;
  role: string;
  scope: string;
  resource?: number;
}

export const applicantRoles: string[] = programmes.map(({ key }) => key);
export const staffRoles = ['admin', 'reviewer'];

export const isStaff = ({ role }: { role: string }): boolean => staffRoles.includes(role);
export const isAdmin = ({ role }: { role: string }): boolean => role === 'admin';

/** A wizard's token without its application is good for nothing. */
const reaches = (asker: Asker, { id }: Subject): boolean =>
  asker.resource === undefined ? asker.scope !== 'wizard' : asker.resource === id;

export type Subject = Pick<Application, 'id' | 'personId' | 'status'>;

export const isOwner = (asker: Asker, application: Subject): boolean =>
  !isStaff(asker) && asker.personId === application.personId && reaches(asker, application);

const mayChange = (asker: Asker, application: Subject): boolean =>
  asker.scope !== 'copy' && isOwner(asker, application) && isOpen(application);

export type Ability = 'read' | 'edit' | 'upload' | 'submit';

const rules: Record<Ability, (asker: Asker, application: Subject) => boolean> = {
  // After submission only the password opens anything, and for a while the link to one's own copy.
  read: (asker, application) =>
    isStaff(asker) ||
    (isOwner(asker, application) &&
      (asker.resource === undefined || asker.scope === 'copy' || isOpen(application))),
  edit: (asker, application) => isAdmin(asker) || mayChange(asker, application),
  upload: (asker, application) => isAdmin(asker) || mayChange(asker, application),
  submit: (asker, application) => mayChange(asker, application),
};

export function may(asker: Asker, ability: Ability, application: Subject): boolean {
  return rules[ability](asker, application);
}

/**
 * The application, if this person may do this with it.
 * @throws NotFound when it is not there or not theirs.
 * @throws ApplicationClosed when it is theirs and submitted.
 */
export function authorize<A extends Subject>(asker: Asker, ability: Ability, application: A | undefined): A {
  if (!application) throw new NotFound();
  if (may(asker, ability, application)) return application;
  if (ability !== 'read' && isOwner(asker, application)) throw new ApplicationClosed();
  throw new NotFound();
}
