/**
 * Shows every screen and state in every language and checks it: no text cut off, nothing wider than the window, no
 * English left, and no violation of axe. The made-up language (en-XA), whose words are a third longer, is shown in a
 * window of 320 px.
 * `tsx e2e/screens/languages/run.ts [--languages fr,rw,en-XA] [--pictures FOLDER] [--looks 360-light,1280-dark] [name
 * ...]`: with a folder it also takes pictures of each look (or those named), and of all looks on sheets.
 * `npm run screens -- --languages …` builds the portal first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PSEUDO } from '@portal/build-config/catalogues';
import type { Page } from 'puppeteer-core';
import { openBrowser } from '../../support/browser';
import { report, runProgram } from '../../support/checks';
import { loadLauncher } from '../../support/launcher';
import { startTestPortal } from '../../support/portal';
import { root } from '../../support/scripts';
import { everyLook, type Appearance as LookOf } from '../appearances';
import { violations } from '../check';
import { checkStates, type Look } from '../check-states';
import { cut } from '../needs/large-text';
import { sideways } from '../needs/need';
import { drawn, partsOf } from '../parts';
import { growToContent } from '../pictures';
import type { State } from '../state';
import { schemes, states, widths } from '../states';
import { switchTo } from '../switch-language';
import { leftOver } from './left-over';
import { type Drawn, drawSheets } from './sheets';

const all = ['en', 'fr', 'rw', PSEUDO];
const lightLooks = widths.map(({ width }) => `${width}-light`);
const narrowLook = '320-light';
const quality = 60;

function wanted() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      languages: { type: 'string', default: `fr,rw,${PSEUDO}` },
      pictures: { type: 'string' },
      looks: { type: 'string' },
      bail: { type: 'boolean' },
    },
  });
  const languages = values.languages.split(',');
  const unknown = languages.find((language) => !all.includes(language));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of the languages ${all.join(', ')}.`);
  const chosen = states.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const allLooks = widths.flatMap(({ width }) => schemes.map((scheme) => `${width}-${scheme}`));
  const looksIn = (language: string) =>
    values.looks?.split(',') ??
    (language === PSEUDO ? [narrowLook] : values.pictures ? allLooks : lightLooks);
  const isWanted =
    (language: string) =>
    ({ width, scheme }: LookOf) =>
      looksIn(language).includes(`${width}-${scheme}`);
  return { languages, chosen, isWanted, folder: values.pictures && path.resolve(root, values.pictures) };
}

/** Writes a picture of a look into the folder, as high as its content; in parts if one picture cannot hold it. */
async function draw(page: Page, folder: string, name: string, group: string): Promise<Drawn[]> {
  const pictures: Drawn[] = [];
  for (const [at, part] of partsOf(await growToContent(page)).entries()) {
    const file = `${name}-${group}${at > 0 ? `-part-${at + 1}` : ''}.webp`;
    writeFileSync(path.join(folder, file), await drawn(page, part, quality));
    pictures.push({ file, group, width: part.width, height: part.height });
  }
  return pictures;
}

runProgram(async (_, checks) => {
  const { languages, chosen, isWanted, folder } = wanted();
  if (folder) mkdirSync(folder, { recursive: true });
  const englishIn = new Map(languages.map((language) => [language, leftOver(root, language)]));
  // By file, since a state that failed is set up and drawn once more.
  const kept = new Map<string, Drawn>();

  /**
   * Problems of a state in the language that its page uses. Colours are the same as in English, so they are not
   * checked.
   */
  const problemsIn = async (page: Page, state: State, language: string): Promise<string[]> => {
    const problems = (await englishIn.get(language)?.(page)) ?? [];
    const checked = new Set<number>();
    for await (const { width, scheme } of everyLook(page, state, isWanted(language))) {
      if (!checked.has(width)) {
        const found = [...(await sideways(page)), ...(await cut(page))];
        // axe checks only the first look, a phone's: other widths show the same.
        if (checked.size === 0 && language !== PSEUDO) {
          // Otherwise longer error summaries would reach below the bar at the end of the window.
          await growToContent(page);
          found.push(...(await violations(page, 'all')));
        }
        problems.push(...found.map((problem) => `${width} px: ${problem}`));
        checked.add(width);
      }
      if (folder) {
        for (const one of await draw(page, folder, `${state.name}-${language}`, `${width}-${scheme}`))
          kept.set(one.file, one);
      }
    }
    return problems;
  };
  const inEach: Look = async (stage, state, note) => {
    for (const language of languages) {
      // Pages made by a service do not have the made-up language.
      if (!(await switchTo(stage, language))) continue;
      // The compiler calls a helper `__name` for functions, which the page does not have.
      await stage.page.evaluate('globalThis.__name ??= (it) => it');
      const problems = await problemsIn(stage.page, state, language);
      await note(`in ${language}`, problems, problems.length > 0 ? await stage.page.screenshot() : undefined);
    }
  };

  const portal = await startTestPortal(await loadLauncher(), { env: { LANGUAGES: all.join(',') } });
  const browser = await openBrowser();
  try {
    checks.announce(chosen.length * (languages.length + 1));
    await checkStates({ browser, portal }, chosen, checks, inEach);
    if (folder)
      report(
        `${kept.size} pictures, ${await drawSheets(browser, folder, [...kept.values()])} sheets in ${folder}`,
      );
  } finally {
    await browser.close();
    await portal.stop();
  }
});
