import { ClientFunction, t } from 'testcafe';
import { storedToken } from './page';

/** As if the tab were closed: nothing of the page goes on. */
export const closeTab = () => t.navigateTo('about:blank');

const clearStorage = ClientFunction(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** As if it were another device: neither cookies nor anything kept in the browser. Call it on a page of the portal. */
export async function anotherDevice() {
  await clearStorage();
  await t.deleteCookies();
  await closeTab();
}

/** The token of whoever is signed in here, for doing something behind the page's back. */
export async function tokenHere(): Promise<string> {
  const token = await storedToken();
  if (!token) throw new Error('Nobody is signed in here.');
  return token;
}

const keep = ClientFunction((entries: [string, string][]) => {
  for (const [key, value] of entries) window.localStorage.setItem(key, value);
});

/** Signs somebody in without the form: `storage` is what a sign-in leaves in the browser. */
export const signedInAs = (storage: Record<string, string>) => keep(Object.entries(storage));
