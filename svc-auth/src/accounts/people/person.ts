import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { builtInRoles, isStaff, type Permission, type StaffRole } from '@portal/service-kit/permissions';

export { isStaff, type StaffRole };

/** An applicant's role is the key of their programme. */
export const applicantRoles: readonly ApplicationType[] = programmes.map(({ key }) => key);
/** The roles that every portal has; administrators can add custom roles for staff. */
export const roles = [...applicantRoles, ...builtInRoles];

export type ApplicantRole = ApplicationType;
export type Role = ApplicantRole | StaffRole;

/** `none`: no password yet; `mailed`: made by the portal and mailed; `own`: chosen by the person. */
export type PasswordState = 'none' | 'mailed' | 'own';

export interface Person {
  id: number;
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  /** What a custom role may do, and its name; absent for every other role. */
  permissions?: readonly Permission[];
  roleName?: string;
  passwordHash: string | null;
  passwordState: PasswordState;
  /** Set while a mailed password has not been used yet; after its first use it does not expire. */
  mailedPasswordExpiresAt: Date | null;
  active: boolean;
  /** The time of the last sign-in by password. */
  lastSignInAt: Date | null;
  /** Devices that became known before this time are no longer known; null: all known devices count. */
  devicesSinceAt: Date | null;
  /** When a staff member was last deactivated, even if they are active again; null: never. */
  leftAt: Date | null;
  /** When the person first proved that the mailbox is theirs; null: anybody may have typed its address. */
  provenAt: Date | null;
  /** When the owner of the mailbox gave the phone number; null: it may be a stranger's number. */
  phoneProvenAt: Date | null;
  /** The language of mails to the person; null: none was chosen. */
  language: string | null;
  createdAt: Date;
}

export function mustChangePassword(person: Person): boolean {
  return person.passwordState === 'mailed';
}

/**
 * Whether the password was printed for the first administrator: it may be in a log, so it only allows choosing another.
 * Staff get no passwords by mail.
 */
export function mustChooseFirst(person: Person): boolean {
  return isStaff(person) && person.passwordState === 'mailed';
}

export function passwordHasExpired(person: Person, now: Date): boolean {
  return person.mailedPasswordExpiresAt !== null && person.mailedPasswordExpiresAt <= now;
}

/**
 * Whether the pair of email and phone is not enough on an unknown device, whatever the portal's setting: the account
 * belongs to the owner of the mailbox, and somebody else may have given the number.
 */
export function asksForCode({ provenAt, phoneProvenAt }: Person): boolean {
  return provenAt !== null && phoneProvenAt === null;
}

/** Whether nobody has opened the account with a password yet: then it may get a new mailed password. */
export function mayGetMailedPassword(person: Person): boolean {
  return (
    person.passwordState === 'none' ||
    (person.passwordState === 'mailed' && person.mailedPasswordExpiresAt !== null)
  );
}
