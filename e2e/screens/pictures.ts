import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Appearance, everyLook, show } from './appearances';
import { drawn } from './parts';
import type { Stage } from './stage';
import type { State } from './state';
import { schemes, states, widths } from './states';
import { switchTo } from './switch-language';

/** Quality of the pictures: every word can be read, and the files, which are stored with the sources, stay small. */
const quality = 30;
const scaleOf = (width: number) => (width > 360 ? 0.7 : 1);

/**
 * Makes the window as high as its content, so that bars at the bottom cover nothing; returns the area of the picture.
 */
export async function growToContent(page: Page) {
  const { width, height: least } = page.viewport() ?? { width: 0, height: 0 };
  let height = least;
  // Elements that are sized relative to the window grow with it, and the page once more.
  for (let tries = 0; tries < 3; tries += 1) {
    const content = await page.evaluate(() => document.documentElement.scrollHeight);
    if (content <= height) break;
    height = content;
    await page.setViewport({ width, height });
  }
  return { x: 0, y: 0, width, height };
}

const some = {
  few: { widths: [360, 1280], schemes: ['light'] },
  desktop: { widths: [1280], schemes: ['light'] },
};

/** Whether a picture of this look is stored with the sources. */
function isKept({ pictures = 'all' }: State, { width, scheme }: Appearance): boolean {
  if (pictures === 'all' || pictures === 'none') return pictures === 'all';
  return some[pictures].widths.includes(width) && some[pictures].schemes.includes(scheme);
}

export const isDrawn = ({ pictures }: State): boolean => pictures !== 'none';

/** `how` is a colour scheme, another language, or 'paper'. */
const fileName = (state: State, width: number, how: string) => `${state.name}-${width}-${how}.webp`;

/** States whose pictures are also stored in other languages: of a phone and a desktop in light. */
const translated = {
  names: ['home', 'internship-04-education-wrong', 'internship-12-review', 'dashboard', 'staff-all'],
  languages: [
    { language: 'fr', name: 'French' },
    { language: 'rw', name: 'Kinyarwanda' },
  ],
};
const languagesOf = ({ name }: State) => (translated.names.includes(name) ? translated.languages : []);

/** States that people print: the checklist, an application, the statistics. */
const printed = ['prepare', 'dashboard-view', 'staff-reports'];
const isPrinted = ({ name }: State) => printed.includes(name);
/** The area of an A4 sheet between its margins. */
const paper = { width: 673, height: 950 };

/** Takes a picture of the state as a printer gets it, in one long sheet. */
async function takePrinted(page: Page, file: string): Promise<number> {
  await show(page, { width: paper.width, scheme: 'light' });
  await page.setViewport(paper);
  await page.emulateMediaType('print');
  await dispatchPrint(page, 'beforeprint');
  const bytes = await take(page, file, paper.width);
  await dispatchPrint(page, 'afterprint');
  await page.emulateMediaType();
  return bytes;
}

/** Sends the event that browsers send around printing: pages unfold their folded parts. */
const dispatchPrint = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate(async (name) => {
    window.dispatchEvent(new Event(name));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, event);

async function take(page: Page, file: string, width: number): Promise<number> {
  const clip = { ...(await growToContent(page)), scale: scaleOf(width) };
  const picture = await drawn(page, clip, quality);
  writeFileSync(file, picture);
  return picture.length;
}

/** Writes a picture of each look of a state; returns the bytes written. */
export async function takePictures(stage: Stage, state: State, folder: string): Promise<number> {
  const { page } = stage;
  let bytes = 0;
  for await (const appearance of everyLook(page, state)) {
    const { width, scheme } = appearance;
    if (isKept(state, appearance))
      bytes += await take(page, path.join(folder, fileName(state, width, scheme)), width);
  }
  for (const { language } of languagesOf(state)) {
    await switchTo(stage, language);
    for (const width of some.few.widths) {
      await show(page, { width, scheme: 'light' });
      bytes += await take(page, path.join(folder, fileName(state, width, language)), width);
    }
  }
  if (isPrinted(state)) bytes += await takePrinted(page, path.join(folder, `${state.name}-paper.webp`));
  return bytes;
}

export function emptyFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.webp')) rmSync(path.join(folder, name));
}

function section(state: State): string {
  const links = widths
    .filter(({ width }) => !state.widths || state.widths.includes(width))
    .flatMap(({ width }) =>
      schemes
        .filter((scheme) => isKept(state, { width, scheme }))
        .map((scheme) => `[${width} ${scheme}](${fileName(state, width, scheme)})`),
    );
  for (const { language, name } of languagesOf(state))
    for (const width of some.few.widths)
      links.push(`[${width} ${name}](${fileName(state, width, language)})`);
  if (isPrinted(state)) links.push(`[on paper](${state.name}-paper.webp)`);
  const first = (state.widths ?? [360, 1280]).find((width) => isKept(state, { width, scheme: 'light' }));
  return `## ${state.title}\n\n![${state.title}](${fileName(state, first ?? 360, 'light')})\n\n${links.join(' · ')}\n`;
}

export function writeIndex(folder: string) {
  const intro =
    '# Screens\n\nScreens and states on three widths, light and dark, written by `npm run screens` from a running portal. More states are checked than drawn. `npm run screens -- --languages en,fr,rw --pictures FOLDER` draws all of them in each language into another folder, with sheets to look at many at once ([how](../testing.md#every-screen-in-every-language)).\n';
  writeFileSync(path.join(folder, 'README.md'), [intro, ...states.filter(isDrawn).map(section)].join('\n'));
}
