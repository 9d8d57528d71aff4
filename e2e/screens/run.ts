/**
 * Drives a portal of its own through every screen and state.
 * `tsx e2e/screens/run.ts --pictures FOLDER [name ...]` writes pictures;
 * `tsx e2e/screens/run.ts [name ...] results.json` checks accessibility, console and width instead.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { openBrowser } from '../support/browser';
import type { Harness, TestPortal } from '../support/harness';
import { startTestPortal } from '../support/portal';
import type { Results } from '../support/reporter';
import { problemsOf } from './check';
import { emptyFolder, takePictures, writeIndex } from './pictures';
import { setStage } from './stage';
import type { State } from './state';
import { states } from './states';

const root = path.resolve(__dirname, '../..');

/** Sets a state up in a browser without a past and works on its page. */
async function inState<T>(
  browser: Browser,
  portal: TestPortal,
  state: State,
  work: (stage: SetUp) => Promise<T>,
) {
  const stage = await setStage(browser, portal);
  const errors: string[] = [];
  stage.page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  stage.page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await state.setUp(stage);
    return await work({ page: stage.page, errors });
  } finally {
    await stage.close();
  }
}
type SetUp = { page: Awaited<ReturnType<typeof setStage>>['page']; errors: string[] };

async function check(browser: Browser, portal: TestPortal, chosen: State[]): Promise<Results> {
  const results: Results = { passed: 0, failed: 0, failures: [] };
  const note = (title: string, problems: string[]) => {
    process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} ${title}\n`);
    if (problems.length === 0) results.passed += 1;
    else {
      results.failed += 1;
      results.failures.push({ title, detail: problems.join('\n') });
    }
  };
  for (const state of chosen) {
    await inState(browser, portal, state, async ({ page, errors }) => {
      for (const { look, problems } of await problemsOf(page, state)) {
        note(`${state.title}, ${look.width} px, ${look.scheme}`, problems);
      }
      note(`${state.title}, nothing in the console`, state.expectsErrors ? [] : errors);
    }).catch((error) => note(state.title, [String(error)]));
  }
  return results;
}

async function draw(browser: Browser, portal: TestPortal, chosen: State[], folder: string) {
  if (chosen.length === states.length) emptyFolder(folder);
  let bytes = 0;
  for (const state of chosen) {
    bytes += await inState(browser, portal, state, ({ page }) => takePictures(page, state, folder));
    process.stdout.write(`${state.title}\n`);
  }
  writeIndex(folder);
  process.stdout.write(
    `${chosen.length} states, ${Math.round(bytes / 1000)} KB in ${path.relative(root, folder)}\n`,
  );
}

async function main(given: string[]) {
  const folder = given[0] === '--pictures' ? given.splice(0, 2)[1] : undefined;
  const resultsFile = given.at(-1)?.endsWith('.json') ? given.pop() : undefined;
  const chosen = states.filter(({ name }) => given.length === 0 || given.some((part) => name.includes(part)));
  const { startPortal } = (await import(path.join(root, 'scripts/portal.mjs'))) as Pick<
    Harness,
    'startPortal'
  >;
  const portal = await startTestPortal(startPortal);
  const browser = await openBrowser();
  try {
    if (folder) return await draw(browser, portal, chosen, path.resolve(root, folder));
    const results = await check(browser, portal, chosen);
    if (resultsFile) writeFileSync(resultsFile, JSON.stringify(results));
    else for (const { title, detail } of results.failures) process.stdout.write(`\n${title}\n${detail}\n`);
    process.exitCode = results.failed > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
