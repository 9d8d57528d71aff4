import { element } from '../failure/element';
import { pinnedNotice } from '../failure/pinned-notice';
import { allWords } from '../language/more';
import * as t from '../messages/newer';
import { fetchRegistry } from '../remotes/registry';

/** In ms: the shortest time between two checks. Releases are days apart. */
const ASK_EVERY_MS = 5 * 60_000;

let shown = false;

/** Announces a newer version and lets the person decide when to load it: no page changes while a person types. */
export async function announceNewer(): Promise<void> {
  if (shown) return;
  shown = true;
  // In English when the words fail to load.
  await allWords().catch(() => undefined);
  const load = element('button', { type: 'button', className: 'btn btn-sm btn-outline' }, t.loadNow());
  const later = element('button', { type: 'button', className: 'btn btn-sm btn-quiet' }, t.later());
  const place = { insetInline: '1rem', top: '1rem' };
  const bar = pinnedNotice('info', place, t.newerReady(), load, later);
  load.addEventListener('click', () => location.reload());
  later.addEventListener('click', () => bar.remove());
}

/** The version of a remote that this page has loaded. */
function loadedVersion(remote: string): string | undefined {
  const folder = `/remotes/${remote}/`;
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths
    .findLast((path) => path.startsWith(folder))
    ?.slice(folder.length)
    .split('/')[0];
}

/**
 * Checks which version of the shown remote is live: when the device is back online, and when the page becomes visible.
 */
export function watchVersions(shownRemote: () => string | undefined): void {
  let asked = performance.now();
  const ask = async () => {
    asked = performance.now();
    const remote = shownRemote();
    const loaded = remote && loadedVersion(remote);
    const live = loaded && (await fetchRegistry())?.remotes[remote]?.version;
    if (live && live !== loaded && remote === shownRemote()) void announceNewer();
  };
  window.addEventListener('online', () => void ask());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > ASK_EVERY_MS) void ask();
  });
}
