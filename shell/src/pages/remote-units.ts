import type { ReadRegistry, RegistryEntry } from '@portal/contract-remote-v1';
import {
  FEDERATION_RUNTIME_VERSION,
  type PageLifecycles,
  SHELL_API_VERSION,
} from '@portal/contract-shell-v1';
import { failure, type LoadResult } from '../failure/result';
import type { Place } from '../navigation/places';
import { loadMount } from '../remotes/load-mount';
import { fetchAhead } from '../remotes/prefetch';
import { stylesFor } from '../remotes/staff-styles';
import type { Unit } from './unit';

/** Reads the registry of live versions; null when it cannot be read. */
export type AskRegistry = () => Promise<ReadRegistry | null>;

/** The page's language: a remote's manifest contains its name in the languages that the remote supports. */
const announcement = () => document.documentElement.lang;

/** One unit for each mount of each remote in the registry. */
export function remoteUnits(registry: ReadRegistry, ask: AskRegistry): Unit[] {
  return Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const mounts = new Set(entry.describes.pages.map((page) => page.mount));
    return [...mounts].map((mount) => remoteUnit(name, mount, registry, ask));
  });
}

function remoteUnit(name: string, mount: string, first: ReadRegistry, ask: AskRegistry): Unit {
  let registry = first;
  const entryOf = (known: ReadRegistry) => known.remotes[name];

  async function attempt(): Promise<LoadResult> {
    const entry = entryOf(registry);
    if (!entry) return failure('unreachable', `${name} is no longer offered`);
    if (entry.off) return failure('off', `${name} is switched off`);
    void fetchAhead(entry, mount, 'preload');
    const offered = {
      shellApi: SHELL_API_VERSION,
      runtime: FEDERATION_RUNTIME_VERSION,
      contracts: registry.contracts,
    };
    return loadMount({ entry, mount, offered, load: () => loadPage(entry, mount) });
  }

  /** Takes the live version from the registry. Resolves to whether the version has changed. */
  async function update(): Promise<boolean> {
    const before = entryOf(registry)?.version;
    registry = (await ask()) ?? registry;
    return entryOf(registry)?.version !== before;
  }

  return {
    name: `${name}/${mount.slice(2)}`,
    get title() {
      const { title, titles } = first.remotes[name]?.describes ?? {};
      return titles?.[announcement()] ?? title ?? name;
    },
    places: placesOf(name, mount, first.remotes[name]),
    async load(again) {
      if (again) await update();
      const result = await attempt();
      // The failed version may have been replaced by a release since the page was opened.
      if (!result.ok && !again && result.reason !== 'crashed' && (await update())) return attempt();
      return result;
    },
    report(what, ms) {
      if (what === 'off') return;
      const version = entryOf(registry)?.version;
      // A page behind others waits for nobody to look at it.
      const took = ms === undefined || document.hidden || wasKept(`/${name}/${version}/`) ? '' : ` ${ms}`;
      navigator.sendBeacon?.('/registry/errors', `${name} ${version} ${what}${took}`);
    },
    prefetch() {
      const entry = entryOf(registry);
      if (!entry || entry.off) return;
      void federation().catch(() => {});
      void fetchAhead(entry, mount, 'prefetch');
    },
  };
}

/**
 * Whether the entry of the version in this folder was on the device before the page: then its time is that of no download,
 * and a new version, which everybody downloads, would look slow beside it. A worker hides where its answers come from.
 */
function wasKept(folder: string): boolean {
  const entry = performance
    .getEntriesByType?.('resource')
    .find(({ name }) => name.includes(`${folder}remoteEntry`)) as PerformanceResourceTiming | undefined;
  return entry?.transferSize === 0;
}

/** Federation and the shared packages come with the first remote that is opened; the landing page needs none of it. */
const federation = () => import(/* webpackChunkName: "federation" */ '../remotes/federation');

async function loadPage(entry: RegistryEntry, mount: string): Promise<PageLifecycles> {
  const styles = stylesFor(entry);
  const { loadFederated } = await federation();
  const [page] = await Promise.all([loadFederated(entry.describes.name, entry.manifest, mount), styles]);
  return page;
}

function placesOf(name: string, mount: string, entry: RegistryEntry | undefined): Place[] {
  const pages = entry?.describes.pages.filter((page) => page.mount === mount) ?? [];
  return pages.map((page) => ({
    path: page.path,
    unit: `${name}/${mount.slice(2)}`,
    access: page.access ?? 'open',
    signIn: page.signIn ?? '/',
    get signInMessage() {
      return page.signInMessages?.[announcement()] ?? page.signInMessage;
    },
    get label() {
      return page.labels?.[announcement()] ?? page.label;
    },
    openWhenClosed: page.openWhenClosed ?? page.access === 'staff',
  }));
}
