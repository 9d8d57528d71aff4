/**
 * Applies in WebKit, the engine of Safari and of every browser on an iPhone: `tsx e2e/webkit/run.ts [--bail]
 * [internship | visit] [results.json]`. Both journeys go from the home page to the mail, in the narrowest window that
 * WebKit takes and on a desktop. It needs Debian's webkit2gtk-driver and xvfb.
 */
import { anApplicant } from '../support/applicants';
import { type Checks, runProgram, say } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { until } from '../support/patience';
import { type Pdfs, removeFolder, sixPdfs } from '../support/pdfs';
import { startTestPortal } from '../support/portal';
import { openWebKit, type WebKit } from './driver';
import { journeys } from './journeys';
import { pageIn } from './page';

const windows = [
  { name: 'a narrow window', width: 360, height: 740 },
  { name: 'a desktop', width: 1280, height: 900 },
];

interface Scene {
  portal: TestPortal;
  webkit: WebKit;
  pdfs: Pdfs;
}

/** What went wrong on the way; nothing when the application arrived and the mail came. */
async function walk({ portal, webkit, pdfs }: Scene, name: string): Promise<string[]> {
  const applicant = anApplicant();
  await webkit.open(portal.url);
  await webkit.run('localStorage.clear(); sessionStorage.clear()');
  await webkit.open(portal.url);
  try {
    await journeys[name]?.(pageIn(webkit), applicant, pdfs);
    await until('the mail comes', async () =>
      (await portal.mails()).some(({ to }) => to?.some(({ address }) => address === applicant.email)),
    );
    const wider = await webkit.run<number>(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    return wider > 0 ? [`the last page scrolls sideways, by ${wider} px`] : [];
  } catch (error) {
    const at = await webkit.run<string>(
      'return location.pathname + ": " + document.body.innerText.slice(0, 300)',
    );
    return [String(error), at];
  }
}

async function walkAll(names: string[], checks: Checks) {
  const portal = await startTestPortal(await loadLauncher());
  const pdfs = await sixPdfs();
  try {
    for (const size of windows)
      for (const name of names) {
        const webkit = await openWebKit();
        try {
          const width = await webkit.resize(size.width, size.height);
          const begun = Date.now();
          const problems = await walk({ portal, webkit, pdfs }, name);
          const title = `WebKit ${webkit.version}: the ${name} on ${size.name} of ${width} px`;
          const picture = problems.length > 0 ? await webkit.picture() : undefined;
          checks.note(title, problems, { picture });
          say(`  ${Math.round((Date.now() - begun) / 1000)} s`);
        } finally {
          await webkit.close();
        }
      }
  } finally {
    await portal.stop();
    await removeFolder(pdfs.folder);
  }
}

runProgram(async ({ patterns }, checks) => {
  const names = Object.keys(journeys).filter((name) => patterns.length === 0 || patterns.includes(name));
  checks.announce(names.length * windows.length);
  await walkAll(names, checks);
});
