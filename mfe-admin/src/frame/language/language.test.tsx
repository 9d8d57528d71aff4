import '@testing-library/jest-dom';
import { blindMessages } from '@portal/contract-svc-applications-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as door from '../../sign-in';
import { fakeServer, openStaff } from '../../testing';
import { isRefusedAs } from '../common/reasons';
import { languages } from './index';

async function setLanguage(language: 'fr' | 'rw' | 'en') {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
}

afterEach(() => setLanguage('en'));

test('another language is chosen at sign-in: what was typed stays, and problems are shown in it', async () => {
  const shell = fakeShell({ languages: ['en', 'fr', 'rw'] });
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { shell, domElement, crashed: jest.fn() };
  await act(() => door.mount(props));
  await userEvent.type(screen.getByLabelText('Email'), 'uwase@example.org');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
  expect(await screen.findByRole('heading', { name: 'Quel plaisir de vous revoir' })).toBeVisible();
  expect(domElement.lang).toBe('fr');
  expect(screen.getByLabelText('E\u2011mail')).toHaveValue('uwase@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(screen.getAllByText('Donnez votre mot de passe')[0]).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'Ikinyarwanda');
  expect(await screen.findByRole('button', { name: 'Injira' })).toBeVisible();
  await act(() => door.unmount(props));
  domElement.remove();
});

test('the navigation, a list and its statuses are in French; names stay as they were typed', async () => {
  await setLanguage('fr');
  openStaff('/admin/intern-applications');
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidatures de stage' })).toBeVisible();
  const navigation = within(screen.getByRole('navigation', { name: 'Espace du personnel' }));
  expect(navigation.getByRole('link', { name: 'Réglages du portail' })).toBeVisible();
  const status = within(screen.getByRole('form', { name: 'Recherche et filtre' })).getByLabelText('Statut');
  expect(within(status).getByRole('option', { name: 'Acceptée' })).toBeInTheDocument();
});

test('a refusal is known by its code in every language, and by its sentence from services of before', () => {
  const message = 'Les noms sont cachés.';
  expect(isRefusedAs('namesHidden', { code: 'namesHidden', message })).toBe(true);
  expect(isRefusedAs('namesHidden', { message: blindMessages.namesHidden })).toBe(true);
  expect(isRefusedAs('namesHidden', { code: 'namesNotHidden', message })).toBe(false);
  expect(isRefusedAs('namesHidden', { message: 'Something else' })).toBe(false);
});

test('one language is no choice', async () => {
  openStaff('/dashboard', fakeServer());
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});
