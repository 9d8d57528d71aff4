/**
 * Drives a portal of its own through every screen and state. `tsx e2e/screens/run.ts --pictures FOLDER [name ...]`
 * writes pictures; `tsx e2e/screens/run.ts [--bail] [name ...] [results.json]` checks accessibility, console and width
 * instead; `--spoken` writes down what a screen reader would say, rather than compare it.
 */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { openBrowser, openChromium } from '../support/browser';
import { type Checks, runProgram, say } from '../support/checks';
import type { Evidence } from '../support/evidence';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { within } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { checksOf, problemsOf, unmetNeeds } from './check';
import { isSpoken } from './needs';
import { emptyFolder, isDrawn, takePictures, writeIndex } from './pictures';
import { keepProcess, setStage } from './stage';
import type { State } from './state';
import { isLast, states } from './states';

interface ScreensScene {
  browser: Browser;
  portal: TestPortal;
}

interface Note {
  title: string;
  problems: readonly string[];
  evidence: Partial<Evidence>;
}

/**
 * The longest that a state may take, which is seconds: a page that stands still is given up and set up once more, long
 * before the command gives up a program that says nothing.
 */
const longestMs = 200_000;
const closingMs = 20_000;

/** Sets a state up once and checks it. */
async function notesOf(context: BrowserContext, portal: TestPortal, state: State): Promise<Note[]> {
  const stage = await setStage(context, portal);
  const { watched } = stage;
  const notes: Note[] = [];
  const note = async (title: string, problems: readonly string[], more: Partial<Evidence> = {}) => {
    const evidence = problems.length > 0 ? { ...(await watched.evidence()), ...more } : {};
    // What the page says while it is closed is not of the check.
    notes.push({ title, problems: [...problems], evidence });
  };
  const looked = async () => {
    await state.setUp(stage);
    return {
      looks: await problemsOf(stage.page, state, states.indexOf(state)),
      needs: await unmetNeeds(stage.page, state),
    };
  };
  try {
    const shown = await within(longestMs, () => 'the screen, with its looks', looked());
    for (const { look, problems, picture } of shown.looks)
      await note(`${state.title}, ${look.width} px, ${look.scheme}`, problems, { picture });
    for (const { need, problems, picture } of shown.needs)
      await note(`${state.title}, ${need}`, problems, { picture });
    await note(`${state.title}, nothing in the console`, state.expectsErrors ? [] : watched.errors);
  } catch (error) {
    await note(state.title, [String(error)]);
  } finally {
    await within(closingMs, () => 'the closed page', stage.close()).catch((error) => say(String(error)));
  }
  return notes;
}

const failed = (notes: Note[]) => notes.find(({ problems }) => problems.length > 0);

/** What fails is set up once more, as stories are told: passed then, it is unsteady, which the end of the run tells. */
async function checkState(context: BrowserContext, portal: TestPortal, state: State, checks: Checks) {
  const first = await notesOf(context, portal, state);
  const failure = failed(first);
  const notes = failure && !checks.bail ? await notesOf(context, portal, state) : first;
  if (failure && !failed(notes))
    checks.results.unsteady.push({ title: failure.title, detail: failure.problems.join('\n') });
  for (const { title, problems, evidence } of notes) checks.note(title, problems, evidence);
}

/** Checks in two pages, each in a browser context of its own: while one page waits, the other goes on. */
async function check({ browser, portal }: ScreensScene, chosen: State[], checks: Checks) {
  checks.announce(checksOf(chosen));
  const left = chosen.filter((state) => !isLast(state));
  const lane = async () => {
    const context = await browser.createBrowserContext();
    await keepProcess(context, portal);
    for (let state = left.shift(); state; state = left.shift()) {
      if (!browser.connected) throw new Error('The browser has died.');
      await checkState(context, portal, state, checks);
    }
    return context;
  };
  const [context] = await Promise.all([lane(), lane()]);
  for (const state of chosen.filter(isLast)) await checkState(context, portal, state, checks);
  checks.noteUnsteady('screens');
}

async function draw({ browser, portal }: ScreensScene, chosen: State[], folder: string) {
  // Into another folder first: an interrupted run keeps the earlier pictures.
  const drawn = mkdtempSync(path.join(tmpdir(), 'screens-'));
  let bytes = 0;
  for (const state of chosen.filter(isDrawn)) {
    const context = await browser.createBrowserContext();
    const stage = await setStage(context, portal);
    await state.setUp(stage);
    bytes += await takePictures(stage.page, state, drawn);
    await context.close();
    say(state.title);
  }
  if (chosen.length === states.length) emptyFolder(folder);
  cpSync(drawn, folder, { recursive: true });
  writeIndex(folder);
  const count = chosen.filter(isDrawn).length;
  say(`${count} states, ${Math.round(bytes / 1000)} KB in ${path.relative(root, folder)}`);
}

runProgram(async ({ patterns: given, flags }, checks) => {
  const folder = flags.has('--pictures') ? given.shift() : undefined;
  const among = flags.has('--spoken') ? states.filter(isSpoken) : states;
  const chosen = among.filter(({ name }) => given.length === 0 || given.some((part) => name.includes(part)));
  const portal = await startTestPortal(await loadLauncher());
  const browser = await (folder ? openChromium() : openBrowser());
  try {
    if (folder) await draw({ browser, portal }, chosen, path.resolve(root, folder));
    else await check({ browser, portal }, chosen, checks);
  } finally {
    await browser.close();
    await portal.stop();
  }
});
