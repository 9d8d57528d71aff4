import { ClientFunction, t } from 'testcafe';
import { storedToken } from './page';

/** Leaves the page like closing the tab: none of its code goes on. */
export const closeTab = () => t.navigateTo('about:blank');

const clearStorage = ClientFunction(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface NetworkSession {
  Network: { clearBrowserCache(): Promise<void> };
}

/** Clears cookies, storage and cached files, as if on another device. Call it on a page of the portal. */
export async function anotherDevice() {
  await clearStorage();
  await t.deleteCookies();
  await closeTab();
  const { Network } = (await t.getCurrentCDPSession()) as unknown as NetworkSession;
  await Network.clearBrowserCache();
}

/** The token of the person who is signed in on this page, for changes that the page does not know of. */
export async function tokenHere(): Promise<string> {
  const token = await storedToken();
  if (!token) throw new Error('Nobody is signed in here.');
  return token;
}

interface PageSession {
  Page: {
    addScriptToEvaluateOnNewDocument(given: { source: string }): Promise<{ identifier: string }>;
    removeScriptToEvaluateOnNewDocument(given: { identifier: string }): Promise<void>;
  };
}

/**
 * Opens an address with a session from the API: `storage` is what a sign-in leaves in the browser. It is set before the
 * page's own scripts run; otherwise another page would have to be opened first.
 */
export async function openSignedIn(address: string, storage: Record<string, string>) {
  const { Page } = (await t.getCurrentCDPSession()) as unknown as PageSession;
  const keep = `if (location.origin === ${JSON.stringify(new URL(address).origin)})
    Object.assign(localStorage, ${JSON.stringify(storage)});`;
  for (let kept = false; !kept; ) {
    const { identifier } = await Page.addScriptToEvaluateOnNewDocument({ source: keep });
    await t.navigateTo(address);
    kept = await wasKept(Page.removeScriptToEvaluateOnNewDocument({ identifier }));
  }
}

/** A tab that has just left the previous story's page may change its process, and so lose the injected script. */
const wasKept = (removed: Promise<void>) =>
  removed.then(
    () => true,
    (error: Error) => {
      if (error.message !== 'Script not found') throw error;
      return false;
    },
  );
