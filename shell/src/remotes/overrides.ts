import type { ReadRegistry } from '@portal/contract-remote-v1';
import { element } from '../failure/element';
import { pinnedNotice } from '../failure/pinned-notice';
import * as t from '../messages/overrides';

/**
 * Local storage keys of the form { "mfe-admin": "http://127.0.0.1:3001/mf-manifest.json" }: our own, and that of the
 * developer tools of module federation.
 */
const KEYS = ['portal:remote-overrides', '__MF_DEVTOOLS__'] as const;

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:/.test(value);

function stored(key: string): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return [];
    // The developer tools store versions and settings beside addresses.
    return Object.entries(found).filter((entry): entry is [string, string] => isAddress(entry[1]));
  } catch {
    return [];
  }
}

/**
 * The addresses of overridden remotes in this browser, by name. Call it only where the environment allows overrides.
 */
export const readOverrides = (): Record<string, string> => Object.fromEntries(KEYS.flatMap(stored));

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

/** Shows a badge that nobody can overlook, with a way back to the released remotes. */
export function showOverrideBadge(overrides = readOverrides()): void {
  const names = Object.keys(overrides);
  if (names.length === 0) return;
  const reset = element('button', { type: 'button', className: 'btn btn-sm btn-outline' }, t.reset());
  reset.addEventListener('click', () => {
    for (const key of KEYS) localStorage.removeItem(key);
    location.reload();
  });
  const place = { insetInlineStart: '1rem', bottom: '1rem' };
  pinnedNotice('warning', place, t.localOverride({ names: names.join(', ') }), reset);
}
