import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOnce } from '../../test/fake-server';
import { setLanguage } from '../../test/switch-language';
import HomePage from '../own-pages/home';
import { languageFiles as files } from './files';
import { createLanguage } from './language';

afterEach(async () => {
  history.replaceState(null, '', '/');
  await setLanguage('en');
});

async function openIn(found: string) {
  const { api, ready } = createLanguage({ files, offered: ['en', 'fr', 'rw'], found, asked: false });
  await ready;
  render(<HomePage shell={{ ...fakeShell(), language: api }} />);
  return (language: string) => act(() => api.choose(language));
}

const shown = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a refused sign-in follows the language that is chosen while it stands, sentence by sentence, there and back', async () => {
  const choose = await openIn('fr');
  await userEvent.type(screen.getByLabelText('E\u2011mail ou téléphone'), 'ineza@example.org');
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'Amahoro1');
  const french = ['L’e\u2011mail ou le téléphone est obligatoire', 'Le mot de passe est obligatoire'];
  const errors = { email_or_phone: [french[0]], password: [french[1]] };
  answerOnce(422, { message: 'Erreur', errors }, 'fr');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  await screen.findByRole('alert');
  expect(shown()).toEqual([french.join(' ')]);
  await choose('en');
  expect(shown()).toEqual(['Email or phone is required Password is required']);
  await choose('rw');
  expect(shown()).toEqual(['Imeyili cyangwa telefone irasabwa Ijambobanga rirasabwa']);
  await choose('fr');
  expect(shown()).toEqual([french.join(' ')]);
});

test('refusals of a closed or busy service at sign-in, and a broken rule of a new password, follow too', async () => {
  history.replaceState(null, '', '/#reset=tok-123');
  const choose = await openIn('en');
  await userEvent.type(await screen.findByLabelText('New password'), 'amahoro');
  const errors = { newPassword: ['Password must contain at least one number'] };
  answerOnce(422, { message: 'x', errors });
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  await screen.findByRole('alert');
  await choose('fr');
  expect(shown()).toEqual(['Le mot de passe doit contenir au moins un chiffre']);
  const busy = { message: 'Trop d’essais. Veuillez réessayer dans 5 minutes.' };
  answerOnce(429, busy, 'fr');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le nouveau mot de passe' }));
  await screen.findByText(busy.message);
  await choose('en');
  expect(shown()).toEqual(['Too many attempts. Please try again in 5 minutes.']);
});
