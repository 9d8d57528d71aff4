import type { Calendar } from '@portal/service-kit/calendar';
import { type Actor, isStaff, type Service, type Stores } from '../platform';
import { type Application, isFinishedInDashboard, isOpen } from './application';
import { may } from './policy';

/** What an applicant may do with an application, so that pages derive no rules. Modules add their own abilities. */
export interface OwnerAbilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
  submit: boolean;
  discard: boolean;
  continue: boolean;
  finish: boolean;
}

/** What a member of staff may do with an application. */
export interface StaffAbilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
}

/** The present time, and the calendar by which days are counted. */
export interface Today {
  now: Date;
  calendar: Calendar;
}

type OwnersRule<Part> = (actor: Actor, application: Application, today: Today) => Part;

/** The abilities that a module contributes. */
export interface Abilities {
  /** Reads once what decides about all applications of a person; `theirs` are these applications, newest first. */
  ofOwner?(
    stores: Stores,
    personId: number,
    theirs: readonly Application[],
  ): Promise<OwnersRule<Partial<OwnerAbilities>>>;
  ofStaff?(actor: Actor, application: Application): Partial<StaffAbilities>;
}

/** The abilities that this module contributes; every application has them. */
export const applicationAbilities = {
  ofOwner: async () => (actor, application) => {
    const edit = may(actor, 'edit', application);
    return {
      view: may(actor, 'read', application),
      edit,
      upload: may(actor, 'upload', application),
      submit: may(actor, 'submit', application),
      discard: may(actor, 'discard', application),
      continue: edit && isOpen(application) && !isFinishedInDashboard(application),
      finish: edit && isOpen(application) && isFinishedInDashboard(application),
    };
  },
  ofStaff: (actor, application) => ({
    view: may(actor, 'read', application),
    edit: may(actor, 'edit', application),
    upload: may(actor, 'upload', application),
  }),
} satisfies Abilities;

type Parts = Pick<Service, 'stores' | 'abilities'>;

/**
 * Returns a function that gives an applicant's abilities on each of their applications. Everything that decides about
 * them is read once.
 */
export async function ownersAbilities(
  { stores, abilities }: Parts,
  personId: number,
  theirs: readonly Application[],
): Promise<OwnersRule<OwnerAbilities>> {
  const rules = await Promise.all(abilities.map((one) => one.ofOwner?.(stores, personId, theirs)));
  return (...about) => Object.assign({}, ...rules.map((rule) => rule?.(...about)));
}

/** The abilities of a member of staff on an application. */
export const staffAbilities = (
  { abilities }: Pick<Parts, 'abilities'>,
  actor: Actor,
  application: Application,
): StaffAbilities => Object.assign({}, ...abilities.map((one) => one.ofStaff?.(actor, application)));

/** The abilities of one person on one application. */
export async function abilitiesOf(
  parts: Parts,
  { actor, application, ...today }: { actor: Actor; application: Application } & Today,
): Promise<OwnerAbilities | StaffAbilities> {
  if (isStaff(actor)) return staffAbilities(parts, actor, application);
  const { personId } = application;
  const theirs = await parts.stores.applications.ofPerson(personId);
  return (await ownersAbilities(parts, personId, theirs))(actor, application, today);
}
