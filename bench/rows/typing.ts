import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storageOf, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import { openChromium } from '../../e2e/support/browser';
import { flagsToMeasure } from '../../e2e/support/chromium';
import type { TestPortal } from '../../e2e/support/harness';
import { root } from '../../e2e/support/scripts';
import { saveVisit, startVisit } from '../../e2e/support/visit-api';
import { startAsACommand } from '../support/portal-process';
import type { Measurement } from '../support/rows';

/** A phone on slow 4G, like Lighthouse's: 1.6 Mbit/s, 150 ms for each round trip, and a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowerBy = 4;
/** About as fast as people type on a phone. */
const keyEveryMs = 150;
/** The visit wizard saves typed text every 45 seconds, the internship wizard only with Next. */
const savedWithinMs = 100_000;
const limitMs = 100;
/** Text fields with a name: a box that adds to a list has none, and its text is saved once it is added. */
const field = 'main :is(textarea, input[type=text])[name]';
const address = '/application/visitors';
/** The steps between the sign-in and the review. */
const steps = [3, 4, 5, 6];

type Browser = Awaited<ReturnType<typeof openChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const goTo = (portal: TestPortal, session: WizardSession, step: number) =>
  saveVisit(portal, session, step, { purpose: 'personal' });

/** Opens the wizard's present step as a signed-in applicant. */
async function openStep(page: Page, portal: TestPortal): Promise<void> {
  await page.goto(portal.url + address, { waitUntil: 'networkidle0' });
  await page.waitForSelector('main h1', { visible: true });
}

/** The step with the most fields among those with a text field. */
async function largestStep(portal: TestPortal, page: Page, session: WizardSession) {
  let largest = { step: 0, fields: 0 };
  for (const step of steps) {
    await goTo(portal, session, step);
    await openStep(page, portal);
    const fields = await page.evaluate(
      (text) =>
        document.querySelector(text)
          ? document.querySelectorAll('main :is(input, textarea, select)').length
          : 0,
      field,
    );
    if (fields > largest.fields) largest = { step, fields };
  }
  return largest;
}

interface Watched extends Window {
  keys: { start: number; duration: number }[];
  saves: { start: number; end: number }[];
}

/** Records in the page how long each key waits for the next paint, and when saves run. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as Watched;
    here.keys = [];
    here.saves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) here.keys.push({ start: entry.startTime, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        if (/save-progress/.test(entry.name))
          here.saves.push({ start: entry.startTime, end: entry.responseEnd });
    }).observe({ type: 'resource' });
  });

/** Types until a save has been answered, and one second longer. */
async function typeUntilSaved(page: Page): Promise<void> {
  const text = 'I would like to learn how the wards work together. ';
  const until = Date.now() + savedWithinMs;
  let left = Number.POSITIVE_INFINITY;
  for (let key = 0; left > 0 && Date.now() < until; key += 1, left -= keyEveryMs) {
    await page.keyboard.type(text[key % text.length] ?? ' ', { delay: keyEveryMs });
    const saved = await page.evaluate(() => (window as unknown as Watched).saves.length > 0);
    if (saved && left > 1000) left = 1000;
  }
}

/** The longest wait of any key, and of the keys typed during a save or in the second after it, in ms. */
async function waitsOf(page: Page) {
  const { keys, saves } = await page.evaluate(() => {
    const { keys, saves } = window as unknown as Watched;
    return { keys, saves };
  });
  const longest = (some: readonly { duration: number }[]) =>
    Math.max(16, ...some.map(({ duration }) => duration));
  const [save] = saves;
  const meanwhile = keys.filter(
    ({ start, duration }) => save && start + duration >= save.start && start <= save.end + 1000,
  );
  return { saved: saves.length, all: longest(keys), meanwhile: longest(meanwhile) };
}

async function measure(browser: Browser, portal: TestPortal): Promise<Measurement> {
  const session = await startVisit(portal, anApplicant());
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
    await page.goto(portal.url, { waitUntil: 'domcontentloaded' });
    await page.evaluate((storage) => {
      for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
    }, storageOf(session));
    const { step, fields } = await largestStep(portal, page, session);
    await goTo(portal, session, step);
    await openStep(page, portal);
    const cdp = await page.createCDPSession();
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.focus(field);
    await watch(page);
    await typeUntilSaved(page);
    const { saved, all, meanwhile } = await waitsOf(page);
    if (saved === 0) throw new Error(`The wizard saved nothing within ${savedWithinMs / 1000} s.`);
    return {
      name: `Typing on a slow phone while a save runs, visit, step ${step} (${fields} fields)`,
      ours: `${meanwhile} ms`,
      reference: `without a save, too: ${all} ms`,
      value: meanwhile,
      limit: { atMost: limitMs },
    };
  } finally {
    await context.close();
  }
}

/** Measures how long a key waits for the next paint on a slow phone while the visit wizard saves. */
export async function typingRows(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-typing-'));
  const browser = await openChromium(flagsToMeasure);
  const portal = await startAsACommand(root, folder, 300_000);
  try {
    return [await measure(browser, portal as unknown as TestPortal)];
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
