import '@testing-library/jest-dom';
import { type Branding, fillFirstPage } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render } from '@testing-library/react';
import HomePage from '../home';
import { drawFirstPage } from './draw';

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

/** The drawn page keeps the room of days that the page's own code knows. */
const withoutDay = (text: string) => text.replace(/^\d{1,2} \p{L}+ \d{4}$/u, '\u00a0');

/** Every element with its attributes in order, and every text. React numbers ids anew in each page. */
function outline(place: Element): string[] {
  return [...place.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [withoutDay(node.textContent ?? '')];
    const attributes = [...node.attributes]
      .map(({ name, value }) => `${name}=${value.replace(/^_[rR]_\w+_$/, 'numbered')}`)
      // The drawn page closes what would do nothing.
      .filter((attribute) => !attribute.startsWith('inert'));
    return node.tagName === 'LINK' ? [] : [[node.tagName, ...attributes.sort()].join(' '), ...outline(node)];
  });
}

test.each([
  ['without a logo and links', neutral],
  ['with all that can be configured, in words that look like HTML', full],
  ['with one link', { ...neutral, website: 'https://example.org' }],
])('the home page that the gateway sends is the one that its code draws, %s', (_story, branding) => {
  const drawn = document.createElement('div');
  drawn.innerHTML = fillFirstPage(drawFirstPage(), branding);
  const { container } = render(<HomePage shell={{ ...fakeShell(), branding }} />);
  container.normalize();
  expect(outline(drawn)).toEqual(outline(container));
  expect(drawn).toHaveTextContent(branding.name);
  expect(drawn.innerHTML).not.toContain('{{logo}}');
});

test('the home page that the gateway sends tells no day, whenever the build has drawn it', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = fillFirstPage(drawFirstPage(), neutral);
  expect(drawn).toHaveTextContent('If you apply today');
  expect(drawn.textContent).not.toMatch(/\b20\d\d\b/);
  const days = [...drawn.querySelectorAll('.p-stations strong')];
  expect(days.map(({ textContent }) => textContent)).toEqual(['\u00a0', '\u00a0', '\u00a0']);
});

test('before scripts have run links lead somewhere, and nothing can be pressed or typed into without effect', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = fillFirstPage(drawFirstPage(), full);
  const open = [...drawn.querySelectorAll('button, input, select, textarea')].filter(
    (control) => !control.closest('[inert]'),
  );
  expect(open).toEqual([]);
  const links = [...drawn.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/application/interns', '/application/visitors']));
});
