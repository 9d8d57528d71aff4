import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';

/** Applicants are called after their programme. */
export const applicantRoles: readonly ApplicationType[] = programmes.map(({ key }) => key);
export const staffRoles = ['admin', 'reviewer'] as const;
export const roles = [...applicantRoles, ...staffRoles];

export type ApplicantRole = ApplicationType;
export type StaffRole = (typeof staffRoles)[number];
export type Role = (typeof roles)[number];

/** `none`: no password yet; `mailed`: one that we made and sent; `own`: chosen by the person. */
export type PasswordState = 'none' | 'mailed' | 'own';

export interface Person {
  id: number;
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  passwordHash: string | null;
  passwordState: PasswordState;
  /** Set while a mailed password has not been used yet; a used one stays good. */
  mailedPasswordExpiresAt: Date | null;
  active: boolean;
  /** By password. */
  lastSignInAt: Date | null;
}

export function isStaff(person: { role: string }): boolean {
  return (staffRoles as readonly string[]).includes(person.role);
}

export function mustChangePassword(person: Person): boolean {
  return person.passwordState === 'mailed';
}

export function passwordHasExpired(person: Person, now: Date): boolean {
  return person.mailedPasswordExpiresAt !== null && person.mailedPasswordExpiresAt <= now;
}

/** An account that nobody has opened yet with a password: we may give it a (new) mailed one. */
export function mayGetMailedPassword(person: Person): boolean {
  return (
    person.passwordState === 'none' ||
    (person.passwordState === 'mailed' && person.mailedPasswordExpiresAt !== null)
  );
}
