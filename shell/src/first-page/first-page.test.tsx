import '@testing-library/jest-dom';
import { type Branding, type FirstPage, fillFirstPage, type LanguageApi } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import { setLanguage } from '../../test/switch-language';
import HomePage from '../own-pages/home';
import { drawFirstPages } from './draw';

const neutral: Branding = {
  name: 'Application Portal',
  logo: null,
  mailbox: 'office@portal.local',
  website: null,
  social: [],
  newsletter: null,
};
const full: Branding = {
  name: `Hope & <b>Care</b> {{mailbox}} "of" the hills' foot`,
  logo: 'https://example.org/logo.svg?a=1&b="2"',
  mailbox: 'hello@example.org',
  website: 'https://example.org/?a=1&b=2',
  newsletter: 'https://news.example.org',
  social: [
    { name: 'Mastodon', url: 'https://social.example/@us' },
    { name: '<i>Photos</i>', url: 'https://photos.example/us' },
  ],
};

/** Replaces days by a space: the drawn page leaves room for days, which only the page's own code knows. */
const withoutDay = (text: string) => text.replace(/^\d{1,2} \p{L}+ \d{4}$/u, '\u00a0');

/**
 * Lists every element with its attributes in order, and every text. Ids by React are left out, since they differ
 * between pages.
 */
function outline(place: Element): string[] {
  return [...place.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [withoutDay(node.textContent ?? '')];
    const attributes = [...node.attributes]
      .map(({ name, value }) => `${name}=${value.replace(/^_[rR]_\w+_$/, 'numbered')}`)
      // Only the drawn page has these attributes: for controls without effect, and for the chosen option.
      .filter((attribute) => !/^(inert|selected)=/.test(attribute));
    return node.tagName === 'LINK' ? [] : [[node.tagName, ...attributes.sort()].join(' '), ...outline(node)];
  });
}

let pages: Awaited<ReturnType<typeof drawFirstPages>>;

beforeAll(async () => {
  pages = await drawFirstPages();
});
const inEach = ['en', 'fr', 'rw'];
const pageIn = (language: string) => pages[language] as FirstPage;

beforeEach(() => setLanguage('en'));

/** The element that the gateway sends. */
function sent(language: string, branding: Branding, offered?: readonly string[]): HTMLElement {
  const drawn = document.createElement('div');
  drawn.innerHTML = fillFirstPage(pageIn(language), branding, offered && { offered, found: language });
  return drawn;
}

const choice = (current: string, offered: readonly string[]): LanguageApi => ({
  current: () => current,
  offered,
  choose: async () => undefined,
  subscribe: () => () => undefined,
});

const brandings: [string, Branding][] = [
  ['without a logo and links', neutral],
  ['with all that can be configured, in words that look like HTML', full],
  ['with one link', { ...neutral, website: 'https://example.org' }],
];

test.each(
  inEach.flatMap((language) => brandings.map(([story, branding]) => [language, story, branding] as const)),
)(
  'the home page that the gateway sends in %s is the one that its code draws, %s',
  async (language, _story, branding) => {
    await setLanguage(language);
    const drawn = sent(language, branding);
    const { container } = render(<HomePage shell={{ ...fakeShell(), branding }} />);
    container.normalize();
    expect(outline(drawn)).toEqual(outline(container));
    expect(drawn).toHaveTextContent(branding.name);
    expect(drawn.innerHTML).not.toContain('{{logo}}');
  },
);

test.each(inEach)('the switch of languages stands in its room from the start, in %s', async (language) => {
  await setLanguage(language);
  const drawn = sent(language, neutral, [...inEach, 'de']);
  render(<HomePage shell={{ ...fakeShell(), language: choice(language, inEach) }} />);
  const select = drawn.querySelector('select') as HTMLSelectElement;
  const own = screen.getByRole<HTMLSelectElement>('combobox');
  expect([select.className, select.getAttribute('aria-label')]).toEqual([
    own.className,
    own.getAttribute('aria-label'),
  ]);
  expect(select.value).toBe(language);
  expect(outline(select)).toEqual(outline(own));
  expect(select).toHaveAttribute('inert');
});

test('one language is no choice before scripts have run either', () => {
  expect(sent('en', neutral, ['en']).querySelector('select')).toBeNull();
  expect(sent('en', neutral, ['en', 'de']).querySelector('select')).toBeNull();
  expect(sent('en', neutral).textContent).not.toContain('{{');
});

test('each language has a page of its own, with the words around it where they are not English', () => {
  const headings = inEach.map((language) => sent(language, neutral).querySelector('h1')?.textContent);
  expect(new Set(headings).size).toBe(3);
  expect(pageIn('en').words).toBeUndefined();
  const words = inEach.slice(1).map((language) => pageIn(language).words);
  expect(words).toEqual([
    expect.objectContaining({
      website: 'Site web',
      noScripts: expect.stringMatching(/JavaScript\. Activez/),
    }),
    expect.objectContaining({ website: 'Urubuga', noScripts: expect.stringMatching(/JavaScript/) }),
  ]);
});

test('the home page that the gateway sends has no dates, whenever the build has drawn it', () => {
  const drawn = sent('en', neutral);
  expect(drawn).toHaveTextContent('If you apply today');
  expect(drawn.textContent).not.toMatch(/\b20\d\d\b/);
  const days = [...drawn.querySelectorAll('.p-stations strong')];
  expect(days.map(({ textContent }) => textContent)).toEqual(['\u00a0', '\u00a0', '\u00a0']);
});

test.each(inEach)(
  'before scripts have run links lead somewhere in %s, and nothing can be pressed or typed into without effect',
  (language) => {
    const drawn = sent(language, full);
    const open = [...drawn.querySelectorAll('button, input, select, textarea')].filter(
      (control) => !control.closest('[inert]'),
    );
    expect(open).toEqual([]);
    const links = [...drawn.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/application/interns', '/application/visitors']));
  },
);
