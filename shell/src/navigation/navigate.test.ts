import { followLinks } from './navigate';

const pushed = jest.spyOn(history, 'pushState');

function press(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as HTMLAnchorElement;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  // jsdom cannot follow links; what matters is whether the shell has taken the click.
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: false });
  link.dispatchEvent(click);
  return click.defaultPrevented;
}

beforeAll(() => {
  // Registered in the capture phase, so that the test can stop the browser's default action afterwards.
  const listen = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type, listener) => listen(type, listener, true));
  followLinks(document);
});
beforeEach(() => pushed.mockClear());

test('a link to another page is opened without loading the page again', () => {
  expect(press('<a href="/userdashboard?tab=2"><span>Yours</span></a>')).toBe(true);
  expect(pushed).toHaveBeenCalledWith(null, '', '/userdashboard?tab=2');
});

test.each([
  ['with a key held, for a new tab', '<a href="/userdashboard">x</a>', { ctrlKey: true }],
  ['to a stored file', '<a href="/api/storage/cv.pdf">x</a>', {}],
  ['to be downloaded', '<a href="/help" download>x</a>', {}],
  ['to open in a new tab', '<a href="/help" target="_blank">x</a>', {}],
  ['to another site', '<a href="https://elsewhere.example/">x</a>', {}],
  ['within the page', '<a href="#main">x</a>', {}],
  ['to a mailbox', '<a href="mailto:help@hope.example">x</a>', {}],
])('a link %s is the browser’s', (_story, html, init) => {
  expect(press(html, init)).toBe(false);
  expect(pushed).not.toHaveBeenCalled();
});
