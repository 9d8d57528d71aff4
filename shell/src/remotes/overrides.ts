import type { ReadRegistry } from '@portal/contract-remote-v1';
import { element } from '../failure/element';
import { pinnedNotice } from '../failure/pinned-notice';
import * as t from '../messages/overrides';

/** Local storage key: { "mfe-admin": "http://127.0.0.1:3001/mf-manifest.json" }. */
const KEY = 'portal:remote-overrides';

/**
 * The addresses of overridden remotes in this browser, by name. Call it only where the environment allows overrides.
 */
export function readOverrides(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, address]) => typeof address === 'string'));
  } catch {
    return {};
  }
}

/** The registry with the overridden addresses. */
export function withOverrides(registry: ReadRegistry, overrides = readOverrides()): ReadRegistry {
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, entry]) => {
      const manifest = overrides[name];
      return [name, manifest ? { ...entry, manifest, version: 'local override' } : entry];
    }),
  );
  return { ...registry, remotes };
}

/** A badge that nobody can overlook, with a way back to the released remotes. */
export function showOverrideBadge(overrides = readOverrides()): void {
  const names = Object.keys(overrides);
  if (names.length === 0) return;
  const reset = element('button', { type: 'button', className: 'btn btn-sm btn-outline' }, t.reset());
  reset.addEventListener('click', () => {
    localStorage.removeItem(KEY);
    location.reload();
  });
  const place = { insetInlineStart: '1rem', bottom: '1rem' };
  pinnedNotice('warning', place, t.localOverride({ names: names.join(', ') }), reset);
}
