import { randomBytes } from 'node:crypto';
import type { Actor } from '@portal/service-kit/auth';
import type { StaffRole } from '@portal/service-kit/permissions';
import type { ApplicationsUnderTest } from '../applications-under-test';
import type { Client } from '../client';

export function randomPhone(): string {
  return `2507${(randomBytes(6).readUIntBE(0, 6) % 100_000_000).toString().padStart(8, '0')}`;
}

/** The personal details of a new person. */
export function personal(changes: Record<string, unknown> = {}) {
  return {
    name: 'Amina Uwase',
    email: `${randomBytes(6).toString('hex')}@example.org`,
    phone: randomPhone(),
    dob: '2001-05-17',
    gender: 'female',
    nationality: 'Rwandan',
    current_address: 'KG 7 Avenue, Kigali',
    permanent_address: '',
    contact_preference: 'email',
    ...changes,
  };
}

export interface Applicant {
  personal: ReturnType<typeof personal>;
  personId: number;
  token: string;
  applicationId: number;
  detailsId: number;
  /** Makes a call as this person, with the wizard's token. */
  call: Client;
  /** Signs in by password; resolves with the token. */
  accountToken(): Promise<string>;
}

/** A person who has signed in to one of the wizards for the first time. */
export async function buildApplicant(
  portal: ApplicationsUnderTest,
  changes: Record<string, unknown> = {},
  door: 'signInToInternship' | 'signInToVisit' = 'signInToInternship',
): Promise<Applicant> {
  const role = door === 'signInToInternship' ? 'intern' : 'visitor';
  const body = personal(changes);
  const answer = await portal.call(door, { body: { ...body, role } });
  if (answer.status !== 200) throw new Error(`the sign-in answered ${answer.status}`);
  const { token, user, application } = answer.body;
  return {
    personal: body,
    personId: user.id,
    token,
    applicationId: application.id,
    detailsId: application.intern_details_id,
    ...callsOf(portal, { personId: user.id, role, token }),
  };
}

function callsOf(
  portal: ApplicationsUnderTest,
  { personId, role, token }: { personId: number; role: string; token: string },
): Pick<Applicant, 'call' | 'accountToken'> {
  return {
    call: (operation, options) => portal.call(operation, { token, ...options }),
    accountToken: () =>
      portal.issuer.token({ personId, role, scope: 'account', sessionId: `account-${personId}` }),
  };
}

/** The same person, with the wizard's token of a further sign-in. */
export async function returning(
  portal: ApplicationsUnderTest,
  role: 'intern' | 'visitor',
  person: Pick<Applicant, 'personal' | 'personId' | 'applicationId' | 'detailsId'>,
): Promise<Applicant> {
  const { personId, applicationId: resource } = person;
  const sessionId = `wizard-${personId}-${resource}`;
  const token = await portal.issuer.token({ personId, role, resource, sessionId, scope: 'wizard' });
  return { ...person, token, ...callsOf(portal, { personId, role, token }) };
}

/** The token of a member of staff. */
export const staffToken = (
  portal: ApplicationsUnderTest,
  role: StaffRole = 'admin',
  person: Partial<Actor> = {},
) => portal.issuer.token({ personId: 9_000, role, scope: 'account', sessionId: `staff-${role}`, ...person });

/** The response about a submitted application to anybody who knows the email and the phone number. */
export const submittedAnswer = ({ applicationId }: Applicant, type: 'intern' | 'visitor') => ({
  id: applicationId,
  type,
  status: 'submitted',
  submitted_date: expect.any(String),
  applicant_name: 'Amina Uwase',
});
