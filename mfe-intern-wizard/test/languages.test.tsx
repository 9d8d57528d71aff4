import '@testing-library/jest-dom';
import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError, fakePortal } from '../dev/fake-portal';
import { languages } from '../src/language';
import { InternshipPage } from '../src/programme/internship-page';
import { enter, onStep, person, wholeForm } from './open-wizard';

let close = async () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await act(() => close());
  (await languages.en?.())?.();
});

/** Opens the wizard as the shell does, in the first of the offered languages. */
async function openIn(offered: readonly string[], step: number) {
  const portal = fakePortal({ person, form: wholeForm, step });
  window.history.replaceState(null, '', '/application/interns');
  const session = { token: 'token', user: { id: 5, role: 'intern' } };
  const shell = fakeShell({ session, languages: offered });
  const domElement = document.body.appendChild(document.createElement('div'));
  const page = pageLifecycles((props) => <InternshipPage {...props} client={portal} />, languages);
  const props = { shell, domElement, crashed: jest.fn() };
  await act(() => page.mount(props));
  close = async () => {
    await page.unmount(props);
    domElement.remove();
  };
  return { portal, shell, domElement, user: userEvent.setup() };
}

const chosen = (name: string) => screen.getByRole('combobox', { name });

test('a change of the language in the middle of a step keeps what was typed, the step and the focus', async () => {
  const { user, domElement } = await openIn(['fr', 'en', 'rw'], 6);
  await onStep('Motivation');
  const why = await screen.findByLabelText(
    'Présentation personnelle : pourquoi voulez-vous venir chez nous ?',
  );
  await enter(user, why, ', et pour servir');
  await user.selectOptions(chosen('Langue'), 'English');
  const typed = await screen.findByLabelText('Personal statement: why do you want to come to us?');
  expect(typed).toBe(why);
  expect(typed).toHaveValue('To learn, et pour servir');
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeVisible();
  expect(chosen('Language')).toHaveFocus();
  expect(domElement).toHaveAttribute('lang', 'en');
  await user.selectOptions(chosen('Language'), 'Ikinyarwanda');
  expect(await screen.findByRole('button', { name: 'Intambwe ikurikira' })).toBeVisible();
  expect(typed).toHaveValue('To learn, et pour servir');
  expect(chosen('Ururimi')).toHaveFocus();
});

test('problems, and what is read in the review, are in French; what was typed is as typed', async () => {
  const { user, portal } = await openIn(['fr', 'en'], 12);
  await onStep('Relire et envoyer');
  await user.click(await screen.findByRole('tab', { name: 'Disponibilité' }));
  expect(await screen.findByText('du 1er juin 2097 au 31 août 2097')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Informations personnelles' }));
  expect(screen.getByText('12 avril 1999')).toBeVisible();
  expect(screen.getByText('Kigali')).toBeVisible();
  expect(screen.getByText('Rwanda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Envoyer la candidature' }));
  const problem = await screen.findByRole('heading', { name: 'Il y a un problème' });
  const [link] = within(problem.closest('[role=alert]') as HTMLElement).getAllByRole('link');
  expect(link?.textContent).toMatch(/signature|signer/i);
  portal.fail('/api/submit', apiError(409, { message: 'Votre candidature a déjà été envoyée.' }));
  await enter(user, screen.getByLabelText('Signature'), person.name);
  await user.click(screen.getByRole('button', { name: 'Envoyer la candidature' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Votre candidature a déjà été envoyée.'));
});

test('one language is no choice, and a page whose words do not arrive is in English', async () => {
  const { shell } = await openIn(['en'], 6);
  await onStep('Motivation');
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
  await act(async () => shell.language?.choose('de'));
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeVisible();
});
