/**
 * Takes pictures of an applicant's way through pages that the browser translates: `tsx e2e/screens/translated.ts [name
 * ...]` after a build. Each translated text ends with a mark, so that untranslated texts can be seen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openChromium } from '../support/browser';
import { report, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { pageTranslator } from '../support/page-translator';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { show } from './appearances';
import { drawn } from './parts';
import { growToContent } from './pictures';
import { setStage } from './stage';
import type { State } from './state';
import { states } from './states';

const folder = path.join(root, 'docs/screens/translated');
/** Quality of the pictures: every word can be read. */
const quality = 20;
const width = 360;

/**
 * Whether a state is on the applicant's way: from home to the confirmation of both programmes, then the dashboard, with
 * the errors of steps and forms.
 */
const isOnTheWay = ({ name }: State) =>
  (/^(home|(internship|visit)-\d\d-[a-z-]+|internship-thank-you|visit-confirmation)$/.test(name) ||
    /^dashboard(-(applications|view|edit|edit-wrong|feedback|requests|submitted))?$/.test(name)) &&
  !/not-for-you|not-sent|-menu/.test(name);

const entry = ({ name, title }: State) => `## ${title}\n\n![${title}](${name}.webp)\n`;
const intro =
  '# A page that the browser translates\n\nFrom home to the confirmation of both programmes and the dashboard after it, on a phone, with a translator on from the beginning (`npx tsx e2e/screens/translated.ts`, after `npm run build`). A ring (°) stands behind each text that was translated; names, references, addresses and what was typed have none. Why it goes on: [ADR 71](../../adr/0071-pages-go-on-while-they-are-translated.md).\n';

runProgram(async ({ patterns: given }, checks) => {
  const chosen = states
    .filter(isOnTheWay)
    .filter(({ name }) => given.length === 0 || given.some((part) => name.includes(part)));
  const portal = await startTestPortal(await loadLauncher(), {});
  const browser = await openChromium();
  mkdirSync(folder, { recursive: true });
  try {
    for (const state of chosen) {
      const context = await browser.createBrowserContext();
      const stage = await setStage(context, portal);
      await stage.page.evaluateOnNewDocument(pageTranslator({ mark: ' °' }).content);
      await state.setUp(stage);
      await show(stage.page, { width, scheme: 'light' });
      const clip = { ...(await growToContent(stage.page)), scale: 1 };
      writeFileSync(path.join(folder, `${state.name}.webp`), await drawn(stage.page, clip, quality));
      const crashed = await stage.page.evaluate(() => document.querySelector('.p-failure') !== null);
      checks.note(state.title, crashed ? ['The page has stopped working.'] : []);
      await context.close();
    }
    if (given.length === 0)
      writeFileSync(path.join(folder, 'README.md'), [intro, ...chosen.map(entry)].join('\n'));
    report(`${chosen.length} pictures in ${path.relative(root, folder)}`);
  } finally {
    await browser.close();
    await portal.stop();
  }
});
