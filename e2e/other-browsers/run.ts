/**
 * Applies in Firefox and WebKit: `tsx e2e/other-browsers/run.ts [--bail] [firefox | webkit] [internship | visit]
 * [results.json]`. WebKit is the engine of Safari and of every browser on an iPhone. Both journeys go from the home
 * page to the mail, on a phone (or in the narrowest window that the browser has) and on a desktop. It needs Debian's
 * firefox-esr, webkit2gtk-driver and xvfb.
 */
import { anApplicant } from '../support/applicants';
import { type Checks, report, runProgram } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { until } from '../support/patience';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { startTestPortal } from '../support/portal';
import type { OtherBrowser } from './browser';
import { openFirefox } from './firefox';
import { journeys } from './journeys';
import { pageIn } from './page';
import { openWebKit } from './webkit';

const windows = [
  { name: 'a narrow window', width: 360, height: 740 },
  { name: 'a desktop window', width: 1280, height: 900 },
];

const browsers: Record<string, () => Promise<OtherBrowser>> = {
  firefox: () => openFirefox(),
  webkit: openWebKit,
};

interface Scene {
  portal: TestPortal;
  browser: OtherBrowser;
  pdfs: Pdfs;
}

/** Walks through one journey; returns the problems, none when the application was submitted and the mail came. */
async function walk({ portal, browser, pdfs }: Scene, name: string): Promise<string[]> {
  const applicant = anApplicant();
  await browser.open(portal.url);
  await browser.run('localStorage.clear(); sessionStorage.clear()');
  await browser.open(portal.url);
  const page = pageIn(browser);
  try {
    await journeys[name]?.(page, applicant, pdfs);
    await page.fits();
    await until('the mail comes', async () =>
      (await portal.mails()).some(({ to }) => to?.some(({ address }) => address === applicant.email)),
    );
    return browser.complaints();
  } catch (error) {
    const at = await browser.run<string>(
      'return location.pathname + ": " + document.body.innerText.slice(0, 300)',
    );
    return [String(error), at, ...browser.complaints()];
  }
}

async function walkAll(names: string[], inBrowsers: string[], checks: Checks) {
  const portal = await startTestPortal(await loadLauncher());
  const pdfs = await sixPdfs();
  const walkIn = async (browser: OtherBrowser, size: (typeof windows)[number], name: string) => {
    const width = await browser.resize(size.width, size.height);
    const begun = Date.now();
    const problems = await walk({ portal, browser, pdfs }, name);
    const title = `${browser.name}: the ${name} in ${size.name} of ${width} px`;
    checks.note(title, problems, problems.length > 0 ? await browser.evidence() : {});
    report(`  ${Math.round((Date.now() - begun) / 1000)} s`);
  };
  try {
    for (const kind of inBrowsers)
      for (const size of windows)
        for (const name of names) {
          const browser = await browsers[kind]?.();
          if (browser) await walkIn(browser, size, name).finally(() => browser.close());
        }
  } finally {
    await portal.stop();
    await removeFolder(pdfs.folder);
  }
}

/** The names given on the command line; all names if none is given. */
const asked = (names: string[], patterns: string[]) => {
  const some = names.filter((name) => patterns.includes(name));
  return some.length > 0 ? some : names;
};

runProgram(async ({ patterns }, checks) => {
  const names = asked(Object.keys(journeys), patterns);
  const inBrowsers = asked(Object.keys(browsers), patterns);
  checks.announce(names.length * windows.length * inBrowsers.length);
  await walkAll(names, inBrowsers, checks);
});
