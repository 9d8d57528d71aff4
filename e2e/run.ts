/**
 * Runs the stories: `tsx e2e/run.ts [--production] [--cluster] [--translated] [--bail] [pattern ...] [results.json]`.
 * Stories that do not change the portal share one; the others start their own. With --production portals run on
 * MariaDB, S3 and a mail server, with --cluster on three MariaDB servers instead of one; with --translated all pages
 * are translated as by a browser.
 */
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeBrowserBeside } from './support/browser-beside';
import { bundleStories } from './support/bundle';
import { Bailed, type Checks, type Given, runProgram } from './support/checks';
import { chromiumFlags, storyBrowserPath } from './support/chromium';
import { lend, runOn, stackInUse } from './support/harness';
import { loadLauncher } from './support/launcher';
import { stopLonePortal } from './support/lone-portal';
import { pageTranslator } from './support/page-translator';
import { patienceMs } from './support/patience';
import { startTestPortal } from './support/portal';
import { portalsFor, stopPortalsWith } from './support/portal-with';
import { unevenReplicas } from './support/replicas';
import { collectingReporter } from './support/reporter';
import { root } from './support/scripts';
import { startProduction } from './support/stack';
import { knowTestsByContext, type Tracker } from './support/test-of-call';
import { watchStory } from './support/witness';

/**
 * Errors of TestCafe's own scripts, not the portal's. "Script error." is all that a page learns of a script from
 * another origin; the portal's scripts have its own origin, and its policy allows no others. TestCafe's scripts may
 * also run before a slow browser has the page, and look in vain for the mark of their elements.
 */
const notThePortals = { message: /^Script error\.$|hammerhead\|shadow-ui-element/ };

// TestCafe loads its settings by its own module loader.
Object.assign(globalThis, {
  portalWatch: async (t: TestController) => {
    await watchStory(t.test.name, (await t.getCurrentCDPSession()) as never);
  },
});

runProgram(async (given, checks) => {
  // Imported after signal handlers are set and before anything is started: TestCafe has its own way to end, which takes
  // long.
  const { default: createTestCafe } = await import('testcafe');
  knowTestsByContext(require('testcafe/lib/api/test-run-tracker') as Tracker);
  const cluster = given.flags.has('--cluster');
  const stack = cluster || given.flags.has('--production') ? await startProduction({ cluster }) : undefined;
  if (stack) runOn(stack);
  try {
    await runStories(createTestCafe, await bundleStories(given.patterns), given, checks);
  } finally {
    await stack?.stop();
  }
});

async function runStories(
  createTestCafe: TestCafeFactory,
  stories: string[],
  { bail, flags }: Given,
  checks: Checks,
): Promise<void> {
  const startPortal = await loadLauncher();
  const { results } = checks;
  // Two replicas show whether a service keeps state in one process: every other request goes to the other replica.
  const shared = await startTestPortal(startPortal, stackInUse() ? { replicas: 2 } : {});
  const sources = stories.map((file) => readFileSync(file, 'utf8'));
  const lone = { turn: Promise.resolve(), stories: sources.filter(borrows).length };
  lend({ startPortal, shared, alike: portalsFor(sources), lone, beside: {} });
  const testcafe = await createTestCafe({
    hostname: '127.0.0.1',
    configFile: path.join(root, 'e2e/testcafe.config.cjs'),
  });
  let onFailure = () => {};
  try {
    const bailed = new Promise<void>((resolve) => {
      if (bail) onFailure = resolve;
    });
    const lanes = inLanes(stories);
    const toasts = { path: path.join(root, 'e2e/support/page-toasts.js') };
    const scripts = flags.has('--translated') ? [toasts, pageTranslator()] : [toasts];
    const reporter = collectingReporter(results, {
      runs: lanes.length,
      besides: stackInUse() ? 2 : 1,
      onFailure: () => onFailure(),
    });
    const runLane = (lane: string[]) =>
      testcafe
        .createRunner()
        .src(lane)
        .clientScripts(scripts)
        .browsers(`chrome:${storyBrowserPath()}:headless ${chromiumFlags.join(' ')}`)
        .reporter(reporter as never)
        .screenshots({ path: path.join(tmpdir(), 'pictures'), takeOnFails: true })
        .run({
          selectorTimeout: patienceMs(),
          assertionTimeout: patienceMs(),
          pageLoadTimeout: patienceMs(),
          browserInitTimeout: 2 * patienceMs(),
          skipJsErrors: notThePortals,
          disableMultipleWindows: true,
          // A failed story runs once more: if it passes then, it is unsteady, which the end of the run reports.
          quarantineMode: bail ? false : { attemptLimit: 2, successThreshold: 1 },
        });
    const entries = await Promise.race([Promise.all(lanes.map(runLane)), bailed]);
    if (!entries) throw new Bailed();
    const failed = entries.reduce((sum, some) => sum + some, 0);
    if (failed > results.failed)
      throw new Error(`${failed} stories failed, ${results.failed} were reported.`);
    checks.noteUnsteady('stories');
    if (stackInUse())
      checks.note('The gateway asks both replicas of every service in turn', await unevenReplicas(shared));
  } finally {
    await testcafe.close();
    await Promise.all([shared.stop(), stopLonePortal(), stopPortalsWith(), closeBrowserBeside()]);
  }
}

/** Stories that borrow the one portal wait for each other, so that one lane runs all of them. */
const borrows = (source: string) => source.includes('borrowPortal(');

/**
 * Divides the stories into two lanes, each with its own browser: a story mostly waits, so two can run at a time. The
 * length of a story is estimated by that of its file.
 */
function inLanes(stories: string[]): string[][] {
  const lanes = [1, 2].map(() => ({ length: 0, stories: [] as string[] }));
  const together = stories.filter((file) => borrows(readFileSync(file, 'utf8')));
  const units = [together, ...stories.filter((file) => !together.includes(file)).map((file) => [file])];
  const sized = units.map((unit) => ({
    unit,
    length: unit.reduce((sum, file) => sum + statSync(file).size, 0),
  }));
  for (const { unit, length } of sized.sort((one, other) => other.length - one.length)) {
    const [shorter] = lanes.sort((one, other) => one.length - other.length);
    if (!shorter) continue;
    shorter.length += length;
    shorter.stories.push(...unit);
  }
  return lanes.map((lane) => lane.stories).filter((lane) => lane.length > 0);
}
