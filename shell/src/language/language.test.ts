import '@testing-library/jest-dom';
import type { ShellApi } from '@portal/contract-shell-v1';
import { homeCards, programmes } from '@portal/contract-svc-applications-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { setLanguage } from '../../test/switch-language';
import { failureWords } from '../failure/words';
import HelpPage from '../own-pages/help';
import HomePage from '../own-pages/home';
import { offerOf } from '../own-pages/home/offers';
import { loadParts } from '../own-pages/home/parts-later';
import PreparePage from '../own-pages/prepare';
import { languageFiles as files } from './files';
import { createLanguage, languageNow } from './language';
import { allWords } from './more';

const offered = ['en', 'fr', 'rw'];

beforeAll(loadParts);

afterEach(async () => {
  await setLanguage('en');
  document.documentElement.lang = 'en';
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way
  document.cookie = 'language=; path=/; max-age=0';
});

function home(shell: ShellApi) {
  return render(createElement(HomePage, { shell }));
}

test('a choice draws the page anew where it stands: what was typed stays, and the device remembers', async () => {
  const { api, ready } = createLanguage({ files, offered, found: 'en', asked: false });
  await ready;
  home({ ...fakeShell(), language: api });
  await userEvent.type(screen.getByLabelText('Email or phone'), 'uwase@example.org');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français');
  expect(await screen.findByRole('heading', { name: 'Quel plaisir de vous revoir' })).toBeVisible();
  expect(screen.getByLabelText('E\u2011mail ou téléphone')).toHaveValue('uwase@example.org');
  expect(screen.getByRole('heading', { name: 'Stage' })).toBeVisible();
  expect(screen.getByText(/Demandez un stage ou une visite\./)).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  expect(document.cookie).toContain('language=fr');
});

test('each language is named in itself', async () => {
  const { api } = createLanguage({ files, offered, found: 'en', asked: false });
  home({ ...fakeShell(), language: api });
  await screen.findByRole('combobox', { name: 'Language' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'Français',
    'Ikinyarwanda',
  ]);
});

test('the language that the gateway has found is used, and is a choice where the address asks for it', async () => {
  const found = createLanguage({ files, offered, found: 'rw', asked: false });
  await found.ready;
  expect([found.api.current(), document.documentElement.lang]).toEqual(['rw', 'rw']);
  expect(document.cookie).not.toContain('language');
  const asked = createLanguage({ files, offered, found: 'fr', asked: true });
  await asked.ready;
  expect(document.cookie).toContain('language=fr');
});

test('of two choices the last one counts, whichever words arrive first', async () => {
  const { api } = createLanguage({ files, offered, found: 'en', asked: false });
  await act(() => Promise.all([api.choose('fr'), api.choose('rw')]));
  expect([api.current(), document.documentElement.lang]).toEqual(['rw', 'rw']);
  expect(document.cookie).toContain('language=rw');
});

test('a language that the shell does not know is English, and is not offered', async () => {
  document.documentElement.lang = 'de';
  const { api, ready } = createLanguage({ files, offered: ['en', 'de'], found: 'de', asked: true });
  await ready;
  expect([api.current(), document.documentElement.lang]).toEqual(['en', 'en']);
  expect(api.offered).toEqual(['en']);
});

test('a page that was kept before a choice uses what the address asks for, or what was chosen since', () => {
  const now = (search: string, cookie: string) => languageNow(offered, 'en', search, cookie);
  expect(now('', '')).toEqual({ found: 'en', asked: false });
  expect(now('', 'portal=3; language=fr')).toEqual({ found: 'fr', asked: false });
  expect(now('?lang=rw', 'language=fr')).toEqual({ found: 'rw', asked: true });
  expect(now('?lang=de', 'language=fr')).toEqual({ found: 'en', asked: true });
  expect(now('', 'language=de')).toEqual({ found: 'en', asked: false });
});

test('the pages that help are in French, and a tick stays when the language changes', async () => {
  localStorage.clear();
  const { api } = createLanguage({ files, offered, found: 'en', asked: false });
  const shell = { ...fakeShell(), language: api };
  const { unmount } = render(createElement(PreparePage, { shell }));
  await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français');
  expect(await screen.findByRole('heading', { name: 'Ce qu’il vous faut' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Votre CV, signé' })).toBeChecked();
  unmount();
  history.replaceState(null, '', '/help');
  render(createElement(HelpPage, { shell }));
  await userEvent.type(screen.getByRole('searchbox'), 'oublié');
  expect(screen.getByRole('status')).toHaveTextContent('1 réponse');
  expect(screen.getByText('J’ai oublié mon mot de passe')).toBeVisible();
});

test.each(['fr', 'rw'])('the lists of what to prepare are as long in %s as in English', async (language) => {
  await setLanguage(language);
  for (const { key } of programmes) {
    const { facts, needs } = offerOf(key);
    expect([facts.length, needs.length]).toEqual([homeCards[key].facts.length, homeCards[key].needs.length]);
  }
});

test('home goes without the words of a page that did not open, and all words bring them', async () => {
  const made = createLanguage({ files, offered, found: 'fr', asked: false, extent: 'home' });
  await made.ready;
  const heading = () => failureWords('crashed', 'X').heading;
  expect(heading()).toBe('X has stopped working');
  await allWords();
  expect(heading()).toBe('X ne fonctionne plus');
});

test('one language is no choice', () => {
  home(fakeShell());
  expect(screen.queryByRole('combobox')).toBeNull();
});
