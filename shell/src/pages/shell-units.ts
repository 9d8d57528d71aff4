import type { PageLifecycles } from '@portal/contract-shell-v1';
import { failureOf, type LoadResult } from '../failure/result';
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
    speaksAll: true,
    load: () => loadPage(() => import(/* webpackChunkName: "home" */ './home')),
  },
  {
    name: 'maintenance',
    get title() {
      return t.maintenancePage();
    },
    speaksAll: true,
    places: [place(MAINTENANCE, 'maintenance', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "maintenance" */ './maintenance')),
  },
  {
    name: 'help',
    get title() {
      return t.helpPage();
    },
    speaksAll: true,
    places: [place('/help', 'help', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "help" */ './help')),
  },
  {
    name: 'prepare',
    get title() {
      return t.preparePage();
    },
    speaksAll: true,
    places: [place('/prepare', 'prepare', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "prepare" */ './prepare')),
  },
  {
    name: 'accessibility',
    get title() {
      return t.accessibilityPage();
    },
    speaksAll: true,
    places: [place('/accessibility', 'accessibility', true)],
    load: () => loadPage(() => import(/* webpackChunkName: "accessibility" */ './accessibility')),
  },
];

function place(path: string, unit: string, openWhenClosed: boolean): Place {
  return { path, unit, access: 'open', signIn: '/', openWhenClosed };
}

async function loadPage(load: () => Promise<PageLifecycles>): Promise<LoadResult> {
  try {
    return { ok: true, page: await load() };
  } catch (error) {
    return failureOf(error);
  }
}
