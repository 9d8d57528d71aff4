import { ClientFunction, t } from 'testcafe';
import { storedToken } from './page';

/** Leaves the page as a closed tab would: none of its code goes on. */
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

/** The token of the person signed in here, for changes behind the page's back. */
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
 * page's own scripts run; setting it from a page would need one more page.
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

/** A tab that has just left the page of the story before may change its process, and forget the script with it. */
const wasKept = (removed: Promise<void>) =>
  removed.then(
    () => true,
    (error: Error) => {
      if (error.message !== 'Script not found') throw error;
      return false;
    },
  );
