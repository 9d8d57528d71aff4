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

interface Session {
  Page: {
    addScriptToEvaluateOnNewDocument(given: { source: string }): Promise<{ identifier: string }>;
    removeScriptToEvaluateOnNewDocument(given: { identifier: string }): Promise<void>;
  };
}

/**
 * Opens an address for somebody who signed in without the form: `storage` is what a sign-in leaves in the browser. It is
 * put there before the page's own scripts run; a page to put it there from would be one more to load.
 */
export async function openSignedIn(address: string, storage: Record<string, string>) {
  const { Page } = (await t.getCurrentCDPSession()) as unknown as Session;
  const keep = `if (location.origin === ${JSON.stringify(new URL(address).origin)})
    Object.assign(localStorage, ${JSON.stringify(storage)});`;
  const { identifier } = await Page.addScriptToEvaluateOnNewDocument({ source: keep });
  await t.navigateTo(address);
  await Page.removeScriptToEvaluateOnNewDocument({ identifier });
}
