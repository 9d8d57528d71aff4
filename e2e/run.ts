/**
 * Runs the stories: `tsx e2e/run.ts [--production] [pattern ...] [results.json]`. One portal is shared by the stories
 * that leave it as it is; the others start their own. With --production they stand on MariaDB, S3 and a mail server.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import createTestCafe from 'testcafe';
import { bundleStories } from './support/bundle';
import { readGiven, runProgram } from './support/checks';
import { chromiumFlags, chromiumPath } from './support/chromium';
import { lend, runOn } from './support/harness';
import { loadLauncher, root } from './support/launcher';
import { startTestPortal } from './support/portal';
import { unevenReplicas } from './support/replicas';
import { collectingReporter, type Results } from './support/reporter';
import { startProduction } from './support/stack';

const inProduction = '--production';
const given = process.argv.slice(2);
const production = given.includes(inProduction);

/** Before the first navigation there is no script but TestCafe's own, whose errors are not the portal's. */
const emptyPage = { message: /^Script error\.$/, pageUrl: /^about:blank$/ };

async function main(patterns: string[], resultsFile: string | undefined) {
  const stack = production ? await startProduction() : undefined;
  if (stack) runOn(stack);
  try {
    const results = await tell(await bundleStories(patterns));
    if (resultsFile) writeFileSync(resultsFile, JSON.stringify(results));
    for (const failure of results.failures) process.stdout.write(`\n${failure.title}\n${failure.detail}\n`);
    process.exitCode = results.failed > 0 ? 1 : 0;
  } finally {
    await stack?.stop();
  }
}

async function tell(stories: string[]): Promise<Results> {
  const startPortal = await loadLauncher();
  const results: Results = { passed: 0, failed: 0, failures: [] };
  // State that lives in one process would show: of every two requests the other replica takes one.
  const shared = await startTestPortal(startPortal, production ? { replicas: 2 } : {});
  lend({ startPortal, shared });
  const testcafe = await createTestCafe({
    hostname: '127.0.0.1',
    configFile: path.join(root, 'e2e/testcafe.config.cjs'),
  });
  try {
    const failed = await testcafe
      .createRunner()
      .src(stories)
      .browsers(`chrome:${chromiumPath()}:headless ${chromiumFlags.join(' ')}`)
      .clientScripts({ path: require.resolve('axe-core/axe.min.js') })
      .reporter(collectingReporter(results) as never)
      .screenshots({
        path: path.join(root, 'e2e/artifacts'),
        takeOnFails: true,
      })
      .run({
        selectorTimeout: 10_000,
        assertionTimeout: 10_000,
        pageLoadTimeout: 10_000,
        skipJsErrors: emptyPage,
        disableMultipleWindows: true,
      });
    if (failed > results.failed)
      throw new Error(`${failed} stories failed, ${results.failed} were reported.`);
    if (production) note(results, await unevenReplicas(shared));
  } finally {
    await testcafe.close();
    await shared.stop();
  }
  return results;
}

function note(results: Results, problems: string[]) {
  const title = 'The gateway asks both replicas of every service in turn';
  if (problems.length === 0) results.passed += 1;
  else {
    results.failed += 1;
    results.failures.push({ title, detail: problems.join('\n') });
  }
  process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} ${title}\n`);
}

runProgram(() => {
  const { patterns, resultsFile } = readGiven(given.filter((word) => word !== inProduction));
  return main(patterns, resultsFile);
});
