import { readProblem } from '@portal/ui/wizard';
import { fieldOfFile, type WizardApp } from '../app';
import { allSaved } from '../review/all-saved';

const stepOfFile = ({ programme, stepOfField }: WizardApp, key: string) =>
  stepOfField(fieldOfFile(programme, key));

/** The keys of files in the order of their steps, with the steps' numbers. */
export const bySteps = (app: WizardApp, keys: readonly string[]) =>
  keys.map((key) => ({ key, step: stepOfFile(app, key) })).sort((one, other) => one.step - other.step);

/** The number of tries while the person has to choose between two copies. */
const mostTries = 3;

async function sendOne(app: WizardApp, { key, step }: { key: string; step: number }): Promise<void> {
  const module = await app.programme.steps[step - 1]?.load();
  for (let tries = 1; ; tries += 1) {
    try {
      return await module?.step.sends?.(app, key);
    } catch (error) {
      const { kind } = readProblem(error);
      if (kind !== 'settled' || tries === mostTries) throw error;
    }
  }
}

/**
 * Sends what is on this device alone: first the sign-in and the typed answers, then these files, in the order of their
 * steps. Throws when offline or when the session has ended; a refused file does not stop the others.
 */
async function sendAll(app: WizardApp, keysNow: () => string[]): Promise<void> {
  const { draft, wizard } = app;
  if (draft.state().waits) await wizard.signInLate();
  if (!draft.state().signedIn) return;
  await allSaved(app);
  for (const one of bySteps(app, keysNow())) {
    if (!keysNow().includes(one.key)) continue;
    try {
      await sendOne(app, one);
    } catch (error) {
      const { kind } = readProblem(error);
      if (kind === 'session' && draft.state().signedIn) wizard.fail(error);
      if (kind === 'session' || kind === 'offline') throw error;
    }
  }
}

/** Sends every file that is not stored. */
export const sendUnsent = (app: WizardApp): Promise<void> => sendAll(app, () => app.uploads.unsent());

const running = new WeakSet<WizardApp>();

/** Sends the files that wait for a connection, once at a time. Resolves to whether all of them were sent. */
export async function sendWaiting(app: WizardApp): Promise<boolean> {
  const waiting = () => app.uploads.unsent().filter(app.uploads.waits);
  // Not while another call runs, or a requested code is on its way.
  if (running.has(app) || app.asides.now() || waiting().length === 0) return false;
  running.add(app);
  try {
    await sendAll(app, waiting);
  } catch {
    // Still offline: a later try sends the files.
  } finally {
    running.delete(app);
  }
  return app.draft.state().signedIn && app.uploads.unsent().length === 0;
}
