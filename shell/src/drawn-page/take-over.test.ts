import { dropDrawn, isDrawn, isDrawnFor, standsDrawn, takeOver } from './take-over';

const links = '<a href="/a">A</a><a href="/b">B</a>';
let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div data-drawn><h1>Drawn</h1>${links}</div><div id="place"></div>`;
  page = document.getElementById('place') as HTMLElement;
});

const draw = async () => {
  page.innerHTML = `<h1>By its code</h1>${links}`;
  // Observers are called before the next frame, so a microtask is enough.
  await Promise.resolve();
};

test('the drawn page stands until the same page was drawn by its own code', async () => {
  takeOver(page);
  expect(isDrawn()).toBe(true);
  await draw();
  expect(isDrawn()).toBe(false);
  expect(document.body.textContent).toBe('By its codeAB');
});

test('a page that its code has drawn already is taken over at once', async () => {
  await draw();
  takeOver(page);
  expect(isDrawn()).toBe(false);
});

test('who has gone to a link by keyboard stays at that link', async () => {
  document.querySelector<HTMLElement>('[href="/b"]')?.focus();
  takeOver(page);
  await draw();
  expect(document.activeElement).toBe(page.querySelector('[href="/b"]'));
});

test('who has gone nowhere is led nowhere', async () => {
  takeOver(page);
  await draw();
  expect(document.activeElement).toBe(document.body);
});

test('a page that was drawn in another language than the current one is not left as it is', () => {
  document.documentElement.lang = 'en';
  expect(standsDrawn()).toBe(true);
  document.querySelector<HTMLElement>('[data-drawn]')?.setAttribute('lang', 'fr');
  expect(standsDrawn()).toBe(false);
  document.documentElement.lang = 'fr';
  expect(standsDrawn()).toBe(true);
  dropDrawn();
  expect(standsDrawn()).toBe(false);
  document.documentElement.lang = 'en';
});

test('the drawn page is for an address that asks for a language, not for one that asks for something else', () => {
  expect(isDrawnFor({ search: '', hash: '' })).toBe(true);
  expect(isDrawnFor({ search: '?lang=fr', hash: '' })).toBe(true);
  expect(isDrawnFor({ search: '?lang=fr&forgotten', hash: '' })).toBe(false);
  expect(isDrawnFor({ search: '?lang=fr', hash: '#reset=abc' })).toBe(false);
  expect(isDrawnFor({ search: '', hash: '#reset=abc' })).toBe(false);
});

test('a drawn page that does not fit goes', () => {
  dropDrawn();
  expect(isDrawn()).toBe(false);
  takeOver(page);
  expect(page.innerHTML).toBe('');
});
