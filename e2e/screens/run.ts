/**
 * Starts a portal and opens every screen and state. `tsx e2e/screens/run.ts --pictures FOLDER [name ...]` writes
 * pictures; `tsx e2e/screens/run.ts [--bail] [name ...] [results.json]` checks accessibility, console and width
 * instead; `--spoken` records what a screen reader would announce instead of comparing it.
 */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PSEUDO } from '@portal/build-config/catalogues';
import { openBrowser, openChromium } from '../support/browser';
import { ofTurn, report, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { checksOf, problemsOf, unmetNeeds } from './check';
import { checkStates, type Look, type ScreensScene } from './check-states';
import { isAnnounced } from './needs';
import { emptyFolder, isDrawn, takePictures, writeIndex } from './pictures';
import { setStage } from './stage';
import type { State } from './state';
import { states } from './states';

/** Checks each look of a state, and further needs of people. */
const looks: Look = async (stage, state, note) => {
  for (const { look: appearance, problems, picture } of await problemsOf(
    stage.page,
    state,
    states.indexOf(state),
  ))
    await note(`${appearance.width} px, ${appearance.scheme}`, problems, picture);
  for (const { need, problems, picture } of await unmetNeeds(stage, state))
    await note(need, problems, picture);
};

async function draw({ browser, portal }: ScreensScene, chosen: State[], folder: string) {
  // Pictures are written to another folder first, so that an interrupted run keeps the earlier ones.
  const drawn = mkdtempSync(path.join(tmpdir(), 'screens-'));
  let bytes = 0;
  for (const state of chosen.filter(isDrawn)) {
    const context = await browser.createBrowserContext();
    const stage = await setStage(context, portal);
    await state.setUp(stage);
    bytes += await takePictures(stage, state, drawn);
    await context.close();
    report(state.title);
  }
  if (chosen.length === states.length) emptyFolder(folder);
  cpSync(drawn, folder, { recursive: true });
  writeIndex(folder);
  const count = chosen.filter(isDrawn).length;
  report(`${count} states, ${Math.round(bytes / 1000)} KB in ${path.relative(root, folder)}`);
}

runProgram(async ({ patterns: given, flags }, checks) => {
  const folder = flags.has('--pictures') ? given.shift() : undefined;
  const among = flags.has('--spoken') ? states.filter(isAnnounced) : states;
  const byTurn = ofTurn(among, flags);
  const chosen = among.filter((state) =>
    given.length === 0 || byTurn.length < among.length
      ? byTurn.includes(state) || given.some((part) => state.name.includes(part))
      : given.some((part) => state.name.includes(part)),
  );
  const env: Record<string, string> = folder ? {} : { LANGUAGES: `en,fr,rw,${PSEUDO}` };
  const portal = await startTestPortal(await loadLauncher(), { env });
  const browser = await (folder ? openChromium() : openBrowser());
  try {
    if (folder) await draw({ browser, portal }, chosen, path.resolve(root, folder));
    else {
      checks.announce(checksOf(chosen));
      await checkStates({ browser, portal }, chosen, checks, looks);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
});
