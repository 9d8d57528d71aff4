import type { Page } from 'puppeteer-core';
import type { TestPortal } from './harness';
import { until } from './patience';
import { liveVersion } from './releases';

/** Passed to the page as text: the page could not run functions as stories are compiled. */
const askKept = `caches.open('portal-remotes')
  .then((store) => store.keys())
  .then((requests) => requests.map(({ url }) => new URL(url).pathname))`;

/** Paths of the files of remotes that are cached on the device. */
export const keptFiles = async (page: Page): Promise<string[]> => (await page.evaluate(askKept)) as string[];

/** Waits until the device has cached all steps of a remote's live version, with the messages of this language. */
export async function keptWhole(page: Page, portal: TestPortal, remote: string, language = 'en') {
  const folder = `/remotes/${remote}/${await liveVersion(portal, remote)}`;
  const manifest = (await (await fetch(`${portal.url}${folder}/mf-manifest.json`)).json()) as {
    exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
  };
  const { sync, async: others } = manifest.exposes[0]?.assets.js ?? { sync: [], async: [] };
  const isAnnounced = (file: string) =>
    [undefined, language].includes(/^(?:language|words)-([\w-]+)\./.exec(file)?.[1]);
  // Two more files: the manifest and the entry.
  const all = sync.length + others.filter(isAnnounced).length + 2;
  const ofVersion = async () => (await keptFiles(page)).filter((file) => file.startsWith(`${folder}/`));
  await until('the device keeps every step', async () => (await ofVersion()).length === all);
}

/** Notifies the page that the network is back: here the browser did not notice that it was gone. */
export const noticeLine = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));
