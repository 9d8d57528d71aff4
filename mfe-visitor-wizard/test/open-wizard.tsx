import { uploadOf } from '@portal/application-ui/dev';
import { drawn, type FakePortal, openPage } from '@portal/application-ui/testing';
import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import { holdToContracts } from '@portal/test-kit/openapi';
import { fakePortal } from '../dev/fake-portal';
import { VisitPage } from '../src/programme/visit-page';

const contracts = holdToContracts([applications, auth]);

export const visitor = {
  name: 'Jean Bosco',
  email: 'jean@example.org',
  phone: '250788123456',
  country_code: '+250',
  dob: '1990-04-12',
  gender: 'male',
  nationality: 'Rwandan',
  current_address: 'Kigali',
  permanent_address: '',
  contact_preference: 'phone',
  institution_name: 'District Hospital',
  institution_position: 'Nurse',
};

/** A complete form, as the server stores it. */
export const wholeVisit = {
  purpose: 'personal',
  agree_submission: true,
  agree_terms: true,
  ...visitor,
  has_disability: 'no',
  disability_description: '',
  institutions: [{ name: 'UR', program: 'Nursing', degree_level: 'Master', graduation_year: '' }],
  previous_degrees: 'Certificate in counselling',
  interests: [{ area: 'Education', other: '' }],
  personal_statement: 'To learn',
  languages: [{ language: 'French', proficiency: 'Advanced' }],
  visit_start_date: '2097-03-01',
  visit_end_date: '2097-03-05',
  hours_available: '20',
  has_visited: 'no',
  people_participated: '1',
};

export const storedFiles = [uploadOf('id', 'id.pdf', 2048), uploadOf('cv', 'cv.pdf', 2048)];

export interface OpenOptions {
  portal?: FakePortal;
  signedIn?: boolean;
  role?: string;
  scope?: string;
  /** '?continue' */
  query?: string;
}

/** Opens the visit wizard on a portal in memory. */
export const openWizard = ({
  portal = fakePortal(),
  signedIn,
  role = 'visitor',
  scope,
  query = '',
}: OpenOptions = {}) =>
  openPage({ portal, signedIn, address: `/application/visitors${query}`, role, scope }, (shell) => (
    <VisitPage shell={shell} client={contracts.watch(portal)} />
  ));

/** Opens a step for a signed-in person, with a complete form and the required files stored. */
export async function openStep(step: number, heading: string, more: Partial<FakePortal['stored']> = {}) {
  const portal = fakePortal({ person: visitor, form: wholeVisit, uploads: storedFiles, step, ...more });
  const wizard = openWizard({ portal, signedIn: true });
  await drawn(heading);
  return wizard;
}
