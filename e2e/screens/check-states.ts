import type { Browser, BrowserContext } from 'puppeteer-core';
import { type Checks, report } from '../support/checks';
import type { Evidence } from '../support/evidence';
import type { TestPortal } from '../support/harness';
import { within } from '../support/patience';
import { keepProcess, type Stage, setStage } from './stage';
import type { State } from './state';
import { isLast } from './states';

export interface ScreensScene {
  browser: Browser;
  portal: TestPortal;
}

interface Note {
  title: string;
  problems: readonly string[];
  evidence: Partial<Evidence>;
}

/** Checks a state that has been set up; each check is recorded by the part of its title after the state's. */
export type Look = (
  stage: Stage,
  state: State,
  note: (check: string, problems: readonly string[], picture?: Uint8Array) => Promise<void>,
) => Promise<void>;

/**
 * Limit for one state, which normally takes seconds: a page that hangs is closed and the state set up once more, long
 * before the command ends a program that prints nothing.
 */
const longestMs = 200_000;
const closingMs = 20_000;

/** Sets a state up once and checks it. */
async function notesOf(
  context: BrowserContext,
  portal: TestPortal,
  state: State,
  appearance: Look,
): Promise<Note[]> {
  const stage = await setStage(context, portal);
  const { watched } = stage;
  const notes: Note[] = [];
  const note = async (title: string, problems: readonly string[], picture?: Uint8Array) => {
    const evidence =
      problems.length > 0 ? { ...(await watched.evidence()), ...(picture && { picture }) } : {};
    // Messages logged while the page is closed are not part of the check.
    notes.push({ title, problems: [...problems], evidence });
  };
  const looked = async () => {
    await state.setUp(stage);
    await appearance(stage, state, (check, ...more) => note(`${state.title}, ${check}`, ...more));
  };
  try {
    await within(longestMs, () => 'the screen, with its looks', looked());
    await note(`${state.title}, nothing in the console`, state.expectsErrors ? [] : watched.errors);
  } catch (error) {
    await note(state.title, [String(error)]);
  } finally {
    await within(closingMs, () => 'the closed page', stage.close()).catch((error) => report(String(error)));
  }
  return notes;
}

const failed = (notes: Note[]) => notes.find(({ problems }) => problems.length > 0);

/** Checks states in two pages, each in its own browser context: while one page waits, the other goes on. */
export async function checkStates(
  { browser, portal }: ScreensScene,
  chosen: State[],
  checks: Checks,
  appearance: Look,
) {
  /**
   * A failed state is set up once more, like stories: if it passes then, it is unsteady, which the end of the run
   * reports.
   */
  const checkState = async (context: BrowserContext, state: State) => {
    const first = await notesOf(context, portal, state, appearance);
    const failure = failed(first);
    const notes = failure && !checks.bail ? await notesOf(context, portal, state, appearance) : first;
    if (failure && !failed(notes))
      checks.results.unsteady.push({ title: failure.title, detail: failure.problems.join('\n') });
    for (const { title, problems, evidence } of notes) checks.note(title, problems, evidence);
  };
  const left = chosen.filter((state) => !isLast(state));
  const lane = async () => {
    const context = await browser.createBrowserContext();
    await keepProcess(context, portal);
    for (let state = left.shift(); state; state = left.shift()) {
      if (!browser.connected) throw new Error('The browser has died.');
      await checkState(context, state);
    }
    return context;
  };
  const [context] = await Promise.all([lane(), lane()]);
  for (const state of chosen.filter(isLast)) await checkState(context, state);
  checks.noteUnsteady('screens');
}
