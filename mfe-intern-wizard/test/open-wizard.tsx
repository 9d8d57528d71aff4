import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakePortal, fakePortal } from '../dev/fake-portal';
import { InternshipPage } from '../src/wizard/internship-page';

export const session = { token: 'token', user: { id: 5, role: 'intern' } };

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

/** A form with everything that the steps ask, as the server stores it. */
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
  periods: [{ start_date: '2027-06-01', end_date: '2027-08-31' }],
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
}

/** The wizard as a person meets it, on a portal in memory. */
export function openWizard({ portal = fakePortal(), signedIn, address }: OpenOptions = {}) {
  window.history.replaceState(null, '', address ?? '/application/interns');
  const shell = fakeShell({ session: signedIn ? session : null });
  const user = userEvent.setup();
  const view = render(<InternshipPage shell={shell} client={portal} />);
  const toasts = () =>
    shell.calls.filter(([kind]) => kind === 'notify').map(([, kind, text]) => `${kind}: ${text}`);
  return { portal, shell, user, toasts, close: view.unmount };
}

/** Opens the wizard for a signed-in person at a step with a whole form stored. */
export async function openStep(step: number, heading: string, more: Partial<FakePortal['stored']> = {}) {
  const portal = fakePortal({ person, form: wholeForm, step, ...more });
  const wizard = openWizard({ portal, signedIn: true });
  await onStep(heading);
  await waitFor(() =>
    expect(document.querySelector('form .p-card, form .accordion, form .p-notice')).not.toBeNull(),
  );
  return wizard;
}

export const onStep = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
export const next = (name: string | RegExp = 'Next Step') => screen.getByRole('button', { name });
export const asked = (portal: FakePortal) => portal.asked.map(({ path }) => path);
export const bodyOf = (portal: FakePortal, path: string) =>
  portal.asked.filter((call) => call.path === path).at(-1)?.body;

/** The sentences of the summary, in order. */
export async function problems(): Promise<string[]> {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = title.closest('[role=alert]') as HTMLElement;
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
}

export const pdf = (name = 'cv.pdf', content = '%PDF-1.7 test') =>
  new File([content], name, { type: 'application/pdf' });
