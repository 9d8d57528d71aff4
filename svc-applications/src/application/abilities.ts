import type { Calendar } from '@portal/service-kit/calendar';
import { type Asker, isStaff, type Service, type Stores } from '../platform';
import { type Application, isFinishedInDashboard, isOpen } from './application';
import { may } from './policy';

/** What an applicant may do with an application, so that pages derive no rules. Modules add what is theirs. */
export interface OwnerAbilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
  submit: boolean;
  discard: boolean;
  continue: boolean;
  finish: boolean;
}

/** What a member of staff may do with it. */
export interface StaffAbilities {
  view: boolean;
  edit: boolean;
  upload: boolean;
}

/** The moment, and the calendar by which days are counted. */
export interface Today {
  now: Date;
  calendar: Calendar;
}

type OwnersRule<Part> = (asker: Asker, application: Application, today: Today) => Part;

/** The abilities that a module brings. */
export interface Abilities {
  /** Reads what decides about all applications of a person (`theirs`, the newest first) at once. */
  ofOwner?(
    stores: Stores,
    personId: number,
    theirs: readonly Application[],
  ): Promise<OwnersRule<Partial<OwnerAbilities>>>;
  ofStaff?(asker: Asker, application: Application): Partial<StaffAbilities>;
}

/** The abilities that this module brings: those of every application. */
export const applicationAbilities = {
  ofOwner: async () => (asker, application) => {
    const edit = may(asker, 'edit', application);
    return {
      view: may(asker, 'read', application),
      edit,
      upload: may(asker, 'upload', application),
      submit: may(asker, 'submit', application),
      discard: may(asker, 'discard', application),
      continue: edit && isOpen(application) && !isFinishedInDashboard(application),
      finish: edit && isOpen(application) && isFinishedInDashboard(application),
    };
  },
  ofStaff: (asker, application) => ({
    view: may(asker, 'read', application),
    edit: may(asker, 'edit', application),
    upload: may(asker, 'upload', application),
  }),
} satisfies Abilities;

type Parts = Pick<Service, 'stores' | 'abilities'>;

/** Returns an applicant's abilities on each of their applications, reading what decides about all of them once. */
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
  asker: Asker,
  application: Application,
): StaffAbilities => Object.assign({}, ...abilities.map((one) => one.ofStaff?.(asker, application)));

/** The abilities of one person on one application. */
export async function abilitiesOf(
  parts: Parts,
  { asker, application, ...today }: { asker: Asker; application: Application } & Today,
): Promise<OwnerAbilities | StaffAbilities> {
  if (isStaff(asker)) return staffAbilities(parts, asker, application);
  const { personId } = application;
  const theirs = await parts.stores.applications.ofPerson(personId);
  return (await ownersAbilities(parts, personId, theirs))(asker, application, today);
}
