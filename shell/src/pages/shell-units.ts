import type { PageLifecycles } from '@portal/contract-shell-v1';
import { standsDrawn } from '../drawn-page/take-over';
import { failureOf, type LoadResult } from '../failure/result';
import { allWords } from '../language/more';
import * as t from '../messages/frame';
import { MAINTENANCE, type Place } from '../navigation/places';
import type { Unit } from './unit';

/** The pages that the shell draws itself; each is loaded when it is first opened. */
export const shellUnits: Unit[] = [
  {
    name: 'home',
    get title() {
      return t.homePage();
    },
    places: [
      {
        ...place('/', 'home', false),
        get label() {
          return t.homeLink();
        },
      },
    ],
    mayBeDrawn: true,
    hasAllWords: true,
    load: () => loadPage(loadHome, async () => undefined),
  },
  {
    name: 'maintenance',
    get title() {
      return t.maintenancePage();
    },
    hasAllWords: true,
    places: [place(MAINTENANCE, 'maintenance', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "maintenance" */ './maintenance')),
  },
  {
    name: 'help',
    get title() {
      return t.helpPage();
    },
    hasAllWords: true,
    places: [place('/help', 'help', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "help" */ './help')),
  },
  {
    name: 'prepare',
    get title() {
      return t.preparePage();
    },
    hasAllWords: true,
    places: [place('/prepare', 'prepare', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "prepare" */ './prepare')),
  },
  {
    name: 'accessibility',
    get title() {
      return t.accessibilityPage();
    },
    hasAllWords: true,
    places: [place('/accessibility', 'accessibility', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "accessibility" */ './accessibility')),
  },
];

function place(path: string, unit: string, openWhenClosed: boolean): Place {
  return { path, unit, access: 'open', signIn: '/', openWhenClosed };
}

async function loadPage(
  load: () => Promise<PageLifecycles>,
  words: () => Promise<unknown> = allWords,
): Promise<LoadResult> {
  try {
    const [page] = await Promise.all([load(), words()]);
    return { ok: true, page };
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Loads the home page. When the gateway has drawn it, parts that do not change load only when they have to be drawn
 * again, with their words.
 */
async function loadHome(): Promise<PageLifecycles> {
  const loading = import(/* webpackChunkName: "home" */ './home');
  if (standsDrawn()) return loading;
  const parts = import(/* webpackChunkName: "home-parts" */ '../own-pages/home/parts');
  const [page] = await Promise.all([loading, parts, allWords()]);
  await page.loadParts();
  return page;
}
