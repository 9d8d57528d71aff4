/** Measures what pages cost over the wire: `tsx e2e/budget/run.ts [--bail] [results.json]`. */
import type { Browser } from 'puppeteer-core';
import { applicantSession } from '../support/api';
import { openBrowser } from '../support/browser';
import { type Checks, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { furtherRemotes, landing, limits, wizard } from './limits';
import { bytesOf, type Loaded, visit } from './measure';
import { longestChain } from './rounds';

/**
 * How long every answer is delayed: long beside the work of a browser, however slow or busy this machine is. A request
 * that is late by that work is no further round.
 */
const delayFor = (opening: readonly number[]) => Math.max(1_000, 2 * Math.max(...opening));

const kb = (bytes: number) => Math.round(bytes / 100) / 10;
const list = (requests: readonly Loaded[]) =>
  requests.map(({ kind, bytes, encoding, url }) => `${kind} ${kb(bytes)} KB ${encoding || 'plain'} ${url}`);

interface Options {
  delayMs?: number;
  storage?: Record<string, string>;
}
type Open = (url: string, options?: Options) => ReturnType<typeof visit>;

/** Works in a browser that has nothing yet. */
async function fresh<T>(browser: Browser, work: (open: Open) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    return await work(async (url, options = {}) => {
      const page = await context.newPage();
      await page.evaluateOnNewDocument(
        (entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        },
        Object.entries(options.storage ?? {}),
      );
      return visit(page, url, options);
    });
  } finally {
    await context.close();
  }
}

function budgetOf({ note }: Checks) {
  const atMost = (title: string, found: number, limit: number, details: string[]) =>
    note(`${title}: ${found} of at most ${limit}`, found <= limit ? [] : details);
  const scriptsOf = (requests: Loaded[]) => requests.filter(({ kind }) => kind === 'Script');
  return {
    scripts(name: string, requests: Loaded[], limit: number) {
      const scripts = scriptsOf(requests);
      atMost(`${name}, KB of JavaScript`, kb(bytesOf(requests, 'Script')), limit, list(scripts));
      const plain = scripts.filter(({ encoding }) => encoding !== 'br');
      atMost(`${name}, scripts sent without brotli`, plain.length, 0, list(plain));
    },
    styles(name: string, requests: Loaded[]) {
      atMost(`${name}, KB of CSS`, kb(bytesOf(requests, 'Stylesheet')), limits.styleKb, list(requests));
    },
    rounds(name: string, requests: Loaded[]) {
      const chain = longestChain(requests);
      atMost(
        `${name}, rounds of requests`,
        chain.length,
        limits.rounds,
        chain.map(({ url }) => url),
      );
    },
    console: (name: string, problems: string[]) => note(`${name}, nothing in the console`, problems),
  };
}

runProgram(async (_given, checks) => {
  const portal = await startTestPortal(await loadLauncher());
  const browser = await openBrowser();
  const budget = budgetOf(checks);
  const opening: number[] = [];
  checks.announce(21);
  try {
    for (const [name, place, limit] of [
      ['landing page', landing, limits.landingScriptKb],
      ['internship wizard', wizard, limits.wizardScriptKb],
    ] as const) {
      const { requests, problems, openedInMs } = await fresh(browser, (open) => open(portal.url + place));
      opening.push(openedInMs);
      budget.scripts(name, requests, limit);
      budget.styles(name, requests);
      budget.console(name, problems);
    }
    const storage = await applicantSession(portal);
    for (const [name, place] of Object.entries(furtherRemotes)) {
      const { requests, problems, openedInMs } = await fresh(browser, async (open) => {
        await open(portal.url + landing, { storage });
        return open(portal.url + place, { storage });
      });
      opening.push(openedInMs);
      budget.scripts(`${name} after the landing page`, requests, limits.furtherRemoteScriptKb);
      budget.console(name, problems);
    }
    const delayMs = delayFor(opening);
    for (const [name, place] of Object.entries({ 'internship wizard': wizard, ...furtherRemotes })) {
      // The wizard is opened by somebody new; the other pages by somebody who may see them.
      const whose = place === wizard ? {} : { storage };
      const { requests } = await fresh(browser, (open) => open(portal.url + place, { delayMs, ...whose }));
      budget.rounds(`${name}, deep link`, requests);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
