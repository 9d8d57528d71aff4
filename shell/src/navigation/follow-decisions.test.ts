import type { Session, Settings } from '@portal/contract-shell-v1';
import { followDecisions, navigateRemembering } from './follow-decisions';
import { type Decision, decide, type Place } from './places';

const place = (path: string): Place => ({
  path,
  unit: path,
  access: 'open',
  signIn: '/',
  openWhenClosed: false,
});
const places = {
  complete: true,
  list: [
    place('/'),
    place('/application/interns'),
    { ...place('/maintenance'), openWhenClosed: true },
    { ...place('/userdashboard'), access: 'applicant' as const },
  ],
};

let settings: Settings;
let session: Session | null;
let onServer: boolean;
const notSignedIn = jest.fn();
const listeners = new Set<(settings: Settings) => void>();

const api = {
  current: () => settings,
  async refresh() {
    change(onServer);
    return settings;
  },
  subscribe(listener: (settings: Settings) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(portalEnabled: boolean) {
  if (settings.portalEnabled === portalEnabled) return;
  settings = { ...settings, portalEnabled };
  for (const listener of listeners) listener(settings);
}

/** Does what single-spa does after each change of the address, the session or the settings. */
async function route() {
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event'));
  await new Promise((resolve) => setTimeout(resolve));
}

const decision = (): Decision => decide(location.pathname, places, session, settings);

beforeAll(() => followDecisions({ decision, settings: api, notSignedIn }));
beforeEach(async () => {
  sessionStorage.clear();
  notSignedIn.mockClear();
  session = null;
  settings = { portalEnabled: true, formLimits: {}, resumeCode: 'off' };
  onServer = true;
  history.replaceState(null, '', '/');
  await route();
});

test('when the portal closes, a person is led to the maintenance page and back when it opens', async () => {
  history.replaceState(null, '', '/application/interns?step=5');
  onServer = false;
  change(false);
  await route();
  expect(location.pathname).toBe('/maintenance');
  await route();
  change(true);
  expect(location.pathname + location.search).toBe('/application/interns?step=5');
});

test('a call that the server refuses as closed leads there too, and remembers the place', async () => {
  history.replaceState(null, '', '/application/interns');
  onServer = false;
  navigateRemembering('/maintenance');
  await route();
  expect(settings.portalEnabled).toBe(false);
  change(true);
  expect(location.pathname).toBe('/application/interns');
});

test('if it has opened again meanwhile, the person is back at once', async () => {
  history.replaceState(null, '', '/application/interns');
  navigateRemembering('/maintenance');
  await route();
  // The server reports that the portal is open, which the page assumed already. Nothing changed, yet the person must
  // leave the maintenance page.
  expect(location.pathname).toBe('/application/interns');
});

test('who opens the maintenance page by its address stays there', async () => {
  history.replaceState(null, '', '/maintenance');
  await route();
  expect(location.pathname).toBe('/maintenance');
});

test('a stranger who opens a page of others is led to the sign-in, and told why', async () => {
  history.replaceState(null, '', '/userdashboard');
  await route();
  expect(location.pathname).toBe('/');
  expect(notSignedIn.mock.calls).toEqual([[places.list[3]]]);
});

test('who signs out on a page is led away from it and gets no further message', async () => {
  session = { token: 't', user: { id: 1, role: 'intern' } };
  history.replaceState(null, '', '/userdashboard');
  await route();
  session = null;
  await route();
  expect(location.pathname).toBe('/');
  expect(notSignedIn).not.toHaveBeenCalled();
});
