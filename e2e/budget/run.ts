/**
 * Measures what pages load over the network, and compares it with limits: `tsx e2e/budget/run.ts [--bail] [remote ...]
 * [results.json]`. With names of remotes only their pages are measured.
 */
import type { Browser } from 'puppeteer-core';
import { applicantSession } from '../support/api';
import { openChromium } from '../support/browser';
import { type Checks, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { firstStepIn } from './in-language';
import { type LanguageFile, languageFiles } from './language-files';
import { furtherRemotes, landing, limits, visit as visitorWizard, wizard } from './limits';
import { bytesOf, type Loaded, visit } from './measure';
import { longestChain } from './rounds';
import { missingWithoutScripts } from './without-scripts';

/**
 * Milliseconds by which every answer is delayed. The delay is long compared with the browser's own work, however slow
 * the machine, so that a request which is late by that work does not count as a further round trip.
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

/** Runs `work` in a browser context without cookies, storage or cache. */
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
    federation(name: string, requests: Loaded[]) {
      const size = kb(bytesOf(requests, 'Script'));
      atMost(
        `${name}, KB of federation for the first remote`,
        size,
        limits.federationScriptKb,
        list(requests),
      );
      note(`${name}, federation is found by its name`, requests.length > 0 ? [] : ['nothing']);
    },
    languages(name: string, files: readonly LanguageFile[]) {
      const ofLanguages = new Map<string, number>();
      for (const { language, bytes } of files)
        ofLanguages.set(language, (ofLanguages.get(language) ?? 0) + bytes);
      const largest = Math.max(0, ...ofLanguages.values());
      const messages = files.map(({ name: file, bytes, encoding }) => `${kb(bytes)} KB ${encoding} ${file}`);
      atMost(`${name}, KB of words in another language`, kb(largest), limits.languageScriptKb, messages);
      const unfit = files.filter(({ bytes, encoding }) => encoding !== 'br' || !bytes);
      note(
        `${name}, words in other languages are there, with brotli`,
        files.length > 0 && unfit.length === 0 ? [] : ['none', ...messages],
      );
    },
    console: (name: string, problems: string[]) => note(`${name}, nothing in the console`, problems),
  };
}

/** Pages that are measured as the first page of a visit, each with the part that ships it. */
const firstPages = [
  ...['en', 'fr', 'rw'].map((language) => ({
    part: 'shell',
    name: language === 'en' ? 'landing page' : `landing page in ${language}`,
    place: language === 'en' ? landing : `${landing}?lang=${language}`,
    limit: limits.landingScriptKb,
    drawnIn: language,
  })),
  { part: 'mfe-intern-wizard', name: 'internship wizard', place: wizard, limit: limits.wizardScriptKb },
  { part: 'mfe-visitor-wizard', name: 'visit wizard', place: visitorWizard, limit: limits.wizardScriptKb },
];
const isFederation = ({ url }: Loaded) => /\/assets\/federation\.[^/]+\.js$/.test(url);

/** Further languages in which a wizard is measured. */
const otherLanguages = ['fr', 'rw'];

/** Number of checks for each kind of page. */
const checksOf = { firstPage: 4, wizard: 2, inLanguage: 3, furtherRemote: 5, deepLink: 1 };

runProgram(async ({ patterns }, checks) => {
  const isChosen = (part: string) => patterns.length === 0 || patterns.includes(part);
  const first = firstPages.filter(({ part }) => isChosen(part));
  const further = Object.entries(furtherRemotes).filter(([name]) => isChosen(name));
  // The wizard is opened by a new visitor, the other pages by somebody who may see them.
  const deep = [
    ...first.filter(({ place }) => place === wizard).map(({ name, place }) => [name, place]),
    ...further,
  ] as [string, string][];

  const portal = await startTestPortal(await loadLauncher());
  const browser = await openChromium();
  const budget = budgetOf(checks);
  const opening: number[] = [];
  checks.announce(
    checksOf.firstPage * first.length +
      first.filter((page) => 'drawnIn' in page).length +
      (checksOf.wizard + checksOf.inLanguage * otherLanguages.length) *
        first.filter((page) => !('drawnIn' in page)).length +
      checksOf.furtherRemote * further.length +
      checksOf.deepLink * deep.length,
  );
  try {
    for (const { part, name, place, limit, ...more } of first) {
      const { requests, problems, openedInMs } = await fresh(browser, (open) => open(portal.url + place));
      opening.push(openedInMs);
      budget.scripts(name, requests, limit);
      budget.styles(name, requests);
      budget.console(name, problems);
      if (!('drawnIn' in more)) {
        budget.languages(name, await languageFiles(portal, part));
        for (const language of otherLanguages) {
          const { requests: inLanguage, english } = await firstStepIn(browser, portal.url + place, language);
          budget.scripts(`${name}, first step in ${language}`, inLanguage, limits.wizardInLanguageKb);
          checks.note(`${name}, first step in ${language}, nothing in English`, english);
        }
      } else
        checks.note(
          `${name}, read without scripts`,
          await missingWithoutScripts(browser, portal.url + place, more.drawnIn),
        );
    }
    const storage = await applicantSession(portal);
    for (const [name, place] of further) {
      const { requests, problems, openedInMs } = await fresh(browser, async (open) => {
        await open(portal.url + landing, { storage });
        return open(portal.url + place, { storage });
      });
      opening.push(openedInMs);
      // The federation runtime comes with the first remote that is opened, so it is counted once and separately.
      const [federation, own] = [
        requests.filter(isFederation),
        requests.filter((file) => !isFederation(file)),
      ];
      budget.scripts(`${name} after the landing page`, own, limits.furtherRemoteScriptKb);
      budget.federation(name, federation);
      budget.console(name, problems);
    }
    const delayMs = delayFor(opening);
    for (const [name, place] of deep) {
      const whose = place === wizard ? {} : { storage };
      const { requests } = await fresh(browser, (open) => open(portal.url + place, { delayMs, ...whose }));
      budget.rounds(`${name}, deep link`, requests);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
