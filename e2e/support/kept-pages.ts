import type { Page } from 'puppeteer-core';
import type { TestPortal } from './harness';
import { until } from './patience';
import { liveVersion } from './releases';

/** Asked as a text: stories are compiled in a way that pages cannot run. */
const askKept = `caches.open('portal-remotes')
  .then((store) => store.keys())
  .then((requests) => requests.map(({ url }) => new URL(url).pathname))`;

/** The files of remotes that the device keeps. */
export const keptFiles = async (page: Page): Promise<string[]> => (await page.evaluate(askKept)) as string[];

/** Waits until this device keeps all steps of the live version of a remote, with the words of this language. */
export async function keptWhole(page: Page, portal: TestPortal, remote: string, language = 'en') {
  const folder = `/remotes/${remote}/${await liveVersion(portal, remote)}`;
  const manifest = (await (await fetch(`${portal.url}${folder}/mf-manifest.json`)).json()) as {
    exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
  };
  const { sync, async: others } = manifest.exposes[0]?.assets.js ?? { sync: [], async: [] };
  const isAnnounced = (file: string) =>
    [undefined, language].includes(/^(?:language|words)-([\w-]+)\./.exec(file)?.[1]);
  // With its manifest and its entry.
  const all = sync.length + others.filter(isAnnounced).length + 2;
  const ofVersion = async () => (await keptFiles(page)).filter((file) => file.startsWith(`${folder}/`));
  await until('the device keeps every step', async () => (await ofVersion()).length === all);
}

/** The browser notices a network that is back; here it never noticed that the connection was cut. */
export const noticeLine = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));
