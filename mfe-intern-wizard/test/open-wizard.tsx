import { drawn, openPage } from '@portal/application-ui/testing';
import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import { holdToContracts } from '@portal/test-kit/openapi';
import { type FakePortal, fakePortal } from '../dev/fake-portal';
import { InternshipPage } from '../src/programme/internship-page';

export { asked, bodyOf, enter, leave, next, onStep, pdf, problems } from '@portal/application-ui/testing';

const contracts = holdToContracts([applications, auth]);

export const person = {
  name: 'Amina Uwase',
  email: 'amina@example.org',
  phone: '250788123456',
  country_code: '+250',
  dob: '1999-04-12',
  gender: 'female',
  nationality: 'Rwandan',
  current_address: 'Kigali',
  permanent_address: '',
  contact_preference: 'email',
};

/** A complete form, as the server stores it. */
export const wholeForm = {
  purpose: 'volunteer',
  agree_submission: true,
  agree_terms: true,
  ...person,
  has_disability: 'no',
  disability_description: '',
  institutions: [{ name: 'UR', program: 'Nursing', degree_level: 'Bachelor', graduation_year: 2027 }],
  interests: [{ area: 'Education', other: '' }],
  personal_statement: 'To learn',
  languages: [{ language: 'English', proficiency: 'Advanced' }],
  periods: [{ start_date: '2097-06-01', end_date: '2097-08-31' }],
  hours_available: 30,
  references: [
    { type: 'academic', full_name: 'Jean', institution: 'UR', email: 'jean@example.org' },
    { type: 'community', full_name: 'Grace', organization: 'Centre', email: 'grace@example.org' },
  ],
};

export interface OpenOptions {
  portal?: FakePortal;
  signedIn?: boolean;
  address?: string;
  settings?: Parameters<typeof openPage>[0]['settings'];
  /** The portal's time zone; universal time by default. */
  timeZone?: string;
}

/** Opens the wizard on a portal in memory. */
export function openWizard({
  portal = fakePortal(),
  signedIn,
  address = '/application/interns',
  settings,
  timeZone = 'UTC',
}: OpenOptions = {}) {
  return openPage({ portal, signedIn, address, role: 'intern', settings }, (shell) => {
    shell.locale.timeZone = timeZone;
    return <InternshipPage shell={shell} client={contracts.watch(portal)} />;
  });
}

/** Opens the wizard at a step for a signed-in person with a complete stored form. */
export async function openStep(step: number, heading: string, more: Partial<FakePortal['stored']> = {}) {
  const portal = fakePortal({ person, form: wholeForm, step, ...more });
  const wizard = openWizard({ portal, signedIn: true });
  await drawn(heading);
  return wizard;
}
