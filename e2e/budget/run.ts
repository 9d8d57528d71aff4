/** Measures what pages cost over the wire: `tsx e2e/budget/run.ts [results.json]`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { applicantSession } from '../support/api';
import { openBrowser } from '../support/browser';
import type { Harness } from '../support/harness';
import { startTestPortal } from '../support/portal';
import type { Results } from '../support/reporter';
import { furtherRemotes, landing, limits, wizard } from './limits';
import { bytesOf, type Loaded, visit } from './measure';
import { longestChain } from './rounds';

const root = path.resolve(__dirname, '../..');
const kb = (bytes: number) => Math.round(bytes / 100) / 10;
const list = (requests: readonly Loaded[]) =>
  requests
    .map(({ kind, bytes, encoding, url }) => `${kind} ${kb(bytes)} KB ${encoding || 'plain'} ${url}`)
    .join('\n');

class Budget {
  readonly results: Results = { passed: 0, failed: 0, failures: [] };

  check(title: string, found: number, atMost: number, detail: string) {
    const line = `${title}: ${found} of at most ${atMost}`;
    process.stdout.write(`${found <= atMost ? '✓' : '✗'} ${line}\n`);
    if (found <= atMost) this.results.passed += 1;
    else {
      this.results.failed += 1;
      this.results.failures.push({ title: line, detail });
    }
  }
}

/** In a browser that has nothing yet, as `storage` and nothing else of a person. */
async function fresh<T>(browser: Browser, work: (open: Open) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    return await work(async (url, options) => {
      const page = await context.newPage();
      for (const [key, value] of Object.entries(options?.storage ?? {})) {
        await page.evaluateOnNewDocument((name, text) => localStorage.setItem(name, text), key, value);
      }
      return visit(page, url, options);
    });
  } finally {
    await context.close();
  }
}

type Options = { delayMs?: number; storage?: Record<string, string> };
type Open = (url: string, options?: Options) => ReturnType<typeof visit>;

async function checkPage(budget: Budget, browser: Browser, url: string, name: string, scriptKb: number) {
  const { requests, problems } = await fresh(browser, (open) => open(url));
  const scripts = requests.filter(({ kind }) => kind === 'Script');
  budget.check(`${name}, JavaScript in KB`, kb(bytesOf(requests, 'Script')), scriptKb, list(scripts));
  budget.check(`${name}, CSS in KB`, kb(bytesOf(requests, 'Stylesheet')), limits.styleKb, list(requests));
  const plain = scripts.filter(({ encoding }) => encoding !== 'br');
  budget.check(`${name}, scripts sent without brotli`, plain.length, 0, list(plain));
  budget.check(`${name}, errors in the console`, problems.length, 0, problems.join('\n'));
}

async function checkRounds(budget: Budget, browser: Browser, url: string, name: string) {
  const { requests } = await fresh(browser, (open) => open(url, { delayMs: 300 }));
  const chain = longestChain(requests);
  budget.check(`${name}, rounds of requests`, chain.length, limits.rounds, list(chain as Loaded[]));
}

async function main(resultsFile: string | undefined) {
  const { startPortal } = (await import(path.join(root, 'scripts/portal.mjs'))) as Pick<
    Harness,
    'startPortal'
  >;
  const portal = await startTestPortal(startPortal);
  const browser = await openBrowser();
  const budget = new Budget();
  try {
    await checkPage(budget, browser, portal.url + landing, 'landing page', limits.landingScriptKb);
    await checkPage(budget, browser, portal.url + wizard, 'internship wizard', limits.wizardScriptKb);
    const storage = await applicantSession(portal);
    for (const [name, place] of Object.entries(furtherRemotes)) {
      await fresh(browser, async (open) => {
        await open(portal.url + landing, { storage });
        const { requests, problems } = await open(portal.url + place, { storage });
        const scripts = requests.filter(({ kind }) => kind === 'Script');
        budget.check(
          `${name} after the landing page, JavaScript in KB`,
          kb(bytesOf(requests, 'Script')),
          limits.furtherRemoteScriptKb,
          list(scripts),
        );
        budget.check(`${name}, errors in the console`, problems.length, 0, problems.join('\n'));
      });
    }
    for (const [name, place] of Object.entries({ 'internship wizard': wizard, ...furtherRemotes })) {
      await checkRounds(budget, browser, portal.url + place, name);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  if (resultsFile) writeFileSync(resultsFile, JSON.stringify(budget.results));
  else for (const { title, detail } of budget.results.failures) console.log(`\n${title}\n${detail}`);
  process.exitCode = budget.results.failed > 0 ? 1 : 0;
}

main(process.argv[2]).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
