import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openChromium } from '../../e2e/support/browser';
import { flagsToMeasure } from '../../e2e/support/chromium';
import { root } from '../../e2e/support/scripts';
import { startAsACommand } from '../support/portal-process';
import { median } from '../support/rounds';
import type { Measurement } from '../support/rows';

/** Folder of another checkout of the portal, such as the commit before, that is measured in the same run. */
const { BEFORE } = process.env;
const visits = 7;
/** A phone on slow 4G, like Lighthouse's: 1.6 Mbit/s, 150 ms for each round trip, and a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowerBy = 4;

type Browser = Awaited<ReturnType<typeof openChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

interface Moment {
  name: string;
  path: string;
  /** The limit in seconds. */
  aim: number;
  /** Resolves to the moment, in ms since the page was requested. */
  at(page: Page): Promise<number>;
}

const moments: Moment[] = [
  { name: 'Landing page, first words', path: '/', aim: 1, at: firstWords },
  { name: "Internship, first step's first field", path: '/application/interns', aim: 3, at: firstField },
];

function firstWords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** The moment at which the field is shown and the processor is idle: then a press is answered. */
async function firstField(page: Page): Promise<number> {
  await page.waitForSelector('main input, main textarea, main select', { visible: true });
  return page.evaluate(
    () => new Promise<number>((resolve) => requestIdleCallback(() => resolve(performance.now()))),
  );
}

async function visit(browser: Browser, url: string, at: Moment['at']): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return await at(page);
  } finally {
    await context.close();
  }
}

/** Makes the same visits to each portal in turn, so that a busy machine slows both. */
async function measure(browser: Browser, urls: readonly string[]): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const { name, path: address, aim, at } of moments) {
    const took = urls.map((): number[] => []);
    for (let turn = 0; turn < visits; turn += 1) {
      for (const [index, url] of urls.entries()) took[index]?.push(await visit(browser, url + address, at));
    }
    const [ours = 0, before] = took.map((times) => median(times) / 1000);
    const seconds = (value: number) => `${value.toFixed(2)} s`;
    const reference = before ? `before: ${seconds(before)}, ratio ${(ours / before).toFixed(2)}` : undefined;
    rows.push({ name, ours: seconds(ours), reference, value: ours, limit: { atMost: aim } });
  }
  return rows;
}

/** Measures the first page on a slow phone, beside another checkout if `BEFORE` names its folder. */
export async function firstPageRows(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-first-page-'));
  const portals: Awaited<ReturnType<typeof startAsACommand>>[] = [];
  const browser = await openChromium(flagsToMeasure);
  try {
    for (const [index, place] of [root, ...(BEFORE ? [BEFORE] : [])].entries())
      portals.push(await startAsACommand(place, path.join(folder, String(index)), 300_000));
    return await measure(
      browser,
      portals.map(({ url }) => url),
    );
  } finally {
    await browser.close();
    await Promise.all(portals.map((portal) => portal.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
