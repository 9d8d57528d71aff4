import '@testing-library/jest-dom';
import { fillFirstPage } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../test/switch-language';
import { drawFirstPages } from '../first-page/draw';
import { languageFiles as files } from '../language/files';
import { createLanguage } from '../language/language';
import { alsoNeed } from '../language/needed';
import HomePage from '../own-pages/home';
import * as parts from '../own-pages/home/parts';
import { haveParts } from '../own-pages/home/parts-later';
import { dropDrawn } from './take-over';

let drawn: Awaited<ReturnType<typeof drawFirstPages>>;

beforeAll(async () => {
  drawn = await drawFirstPages();
});
const languageOfHome = ['en', 'fr', 'rw'];
const offered = languageOfHome;
const branding = fakeShell().branding;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, 12), advanceTimers: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(async () => {
  jest.useRealTimers();
  await setLanguage('en');
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own way
  document.cookie = 'language=; path=/; max-age=0';
});

/** Opens the page that the gateway sends, with code that knows only the words which the drawn page needs. */
async function open(found: string) {
  const place = document.createElement('div');
  place.innerHTML = `<div data-drawn lang="${found}">${fillFirstPage(drawn[found] as never, branding, { offered, found })}</div>`;
  document.body.append(place);
  // The state before any part has loaded.
  haveParts(undefined as never);
  const { api, ready } = createLanguage({ files, offered, found, asked: false, extent: 'home' });
  await ready;
  const { container } = render(<HomePage shell={{ ...fakeShell(), language: api }} />);
  const sent = place.textContent;
  dropDrawn();
  haveParts(parts);
  return { api, container, sent };
}

test.each(languageOfHome)(
  'what the gateway has drawn in %s stands as it was drawn, and what may change is in the same language',
  async (language) => {
    const { container, sent } = await open(language);
    expect(container.textContent).toBe(sent);
    expect(container.querySelectorAll('[inert]')).toHaveLength(0);
    expect(container.querySelectorAll('section[data-part=after] svg')).toHaveLength(5);
  },
);

test.each([
  ['en', ['25 November 2026', '9 December 2026', '25 November 2027']],
  ['fr', ['25 novembre 2026', '9 décembre 2026', '25 novembre 2027']],
  ['rw', ['25 Ugushyingo 2026', '9 Ukuboza 2026', '25 Ugushyingo 2027']],
])(
  'the days are written into the rooms that were kept for them, in %s, and anew on another day',
  async (language, days) => {
    const { container } = await open(language);
    const shown = () =>
      [...container.querySelectorAll('.p-stations strong')].map(({ textContent }) => textContent);
    expect(shown()).toEqual(days);
    jest.setSystemTime(new Date(2026, 10, 26, 12));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()[0]).toMatch(/^26 /);
  },
);

test('a list that was opened stays open in another language, and everything else is drawn anew in it', async () => {
  const { api } = await open('fr');
  const button = () =>
    screen.getAllByRole('button', { name: /Ce qu’il vous faut|What you will need/ })[0] as HTMLElement;
  expect(screen.getByText('Votre CV, signé')).not.toBeVisible();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Votre CV, signé')).toBeVisible();
  await act(() => api.choose('en'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Come and learn');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('A valid criminal record')).toBeVisible();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a page whose words have not come is drawn anew in English, whatever it was drawn in', async () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div data-drawn lang="fr"><div data-part="welcome"><h1>Venez</h1></div></div>';
  haveParts(undefined as never);
  render(<HomePage shell={fakeShell()} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  expect(await screen.findByRole('heading', { name: /^Come and learn/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('where the code for another language does not come, the page stays as it is', async () => {
  const { api, container } = await open('fr');
  const before = container.textContent;
  const end = alsoNeed(() => Promise.reject(new Error('no line')));
  await expect(api.choose('rw')).rejects.toThrow('no line');
  end();
  expect(api.current()).toBe('fr');
  expect(container.textContent).toBe(before);
});

test('the menu that was drawn closes at a link, and at its button', async () => {
  const { container } = await open('en');
  // jsdom does not follow links.
  container.addEventListener('click', (event) => event.preventDefault());
  const menu = () => container.querySelector('dialog') as HTMLElement;
  for (const press of [
    () => within(menu()).getByRole('button', { name: 'Close the menu' }),
    () => within(menu()).getByRole('link', { name: 'Internship' }),
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu()).toHaveAttribute('open');
    await userEvent.click(press());
    await waitFor(() => expect(menu()).not.toHaveAttribute('open'));
  }
});
