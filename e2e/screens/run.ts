/**
 * Drives a portal of its own through every screen and state.
 * `tsx e2e/screens/run.ts --pictures FOLDER [name ...]` writes pictures;
 * `tsx e2e/screens/run.ts [name ...] results.json` checks accessibility, console and width instead.
 */
import path from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../support/browser';
import { createChecks, readGiven, runProgram } from '../support/checks';
import type { TestPortal } from '../support/harness';
import { loadLauncher, root } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { problemsOf } from './check';
import { emptyFolder, isDrawn, takePictures, writeIndex } from './pictures';
import { setStage } from './stage';
import type { State } from './state';
import { states } from './states';

type Work<T> = (page: Page, errors: string[]) => Promise<T>;

/** Sets a state up in a browser without a past and works on its page. */
async function inState<T>(browser: Browser, portal: TestPortal, state: State, work: Work<T>): Promise<T> {
  const stage = await setStage(browser, portal);
  const errors: string[] = [];
  stage.page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  stage.page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await state.setUp(stage);
    return await work(stage.page, errors);
  } finally {
    await stage.close();
  }
}

async function check(browser: Browser, portal: TestPortal, chosen: State[], resultsFile: string | undefined) {
  const checks = createChecks();
  for (const state of chosen) {
    await inState(browser, portal, state, async (page, errors) => {
      for (const { look, problems } of await problemsOf(page, state)) {
        checks.note(`${state.title}, ${look.width} px, ${look.scheme}`, problems);
      }
      checks.note(`${state.title}, nothing in the console`, state.expectsErrors ? [] : errors);
    }).catch((error) => checks.note(state.title, [String(error)]));
  }
  checks.finish(resultsFile);
}

async function draw(browser: Browser, portal: TestPortal, chosen: State[], folder: string) {
  if (chosen.length === states.length) emptyFolder(folder);
  let bytes = 0;
  for (const state of chosen.filter(isDrawn)) {
    bytes += await inState(browser, portal, state, (page) => takePictures(page, state, folder));
    process.stdout.write(`${state.title}\n`);
  }
  writeIndex(folder);
  process.stdout.write(
    `${chosen.filter(isDrawn).length} states, ${Math.round(bytes / 1000)} KB in ${path.relative(root, folder)}\n`,
  );
}

async function main() {
  const given = process.argv.slice(2);
  const folder = given[0] === '--pictures' ? given.splice(0, 2)[1] : undefined;
  const { patterns, resultsFile } = readGiven(given);
  const chosen = states.filter(
    ({ name }) => patterns.length === 0 || patterns.some((part) => name.includes(part)),
  );
  const portal = await startTestPortal(await loadLauncher());
  const browser = await openBrowser();
  try {
    if (folder) await draw(browser, portal, chosen, path.resolve(root, folder));
    else await check(browser, portal, chosen, resultsFile);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

runProgram(main);
