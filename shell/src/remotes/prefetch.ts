import type { RegistryEntry } from '@portal/contract-remote-v1';
import type { FederationManifest } from './federation-manifest';
import { integrityAt } from './integrity';
import { REQUEST_TIMEOUT_MS } from './patience';

const done = new Set<string>();

/**
 * Requests the first files of a mount before its code requests them: 'preload' while the mount is being opened,
 * 'prefetch' when it may be opened later. A failure has no consequence.
 */
export async function fetchAhead(
  entry: RegistryEntry,
  mount: string,
  rel: 'preload' | 'prefetch',
): Promise<void> {
  const key = entry.manifest + mount;
  if (done.has(key)) return;
  done.add(key);
  try {
    // A request that hangs would hold back the next request for the same address.
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(entry.manifest, { credentials: 'same-origin', signal });
    const manifest = (await response.json()) as FederationManifest;
    for (const file of firstFiles(manifest, mount)) addLink(new URL(file, response.url).href, rel);
  } catch {
    done.delete(key);
  }
}

/** Names of the files that federation requests when it opens a mount. */
export function firstFiles(manifest: FederationManifest, mount: string): string[] {
  const entry = manifest.metaData?.remoteEntry;
  const { js, css } = manifest.exposes?.find((candidate) => candidate.path === mount)?.assets ?? {};
  const files = [...(js?.sync ?? []), ...(css?.sync ?? [])];
  return entry?.name ? [(entry.path ?? '') + entry.name, ...files] : files;
}

function addLink(href: string, rel: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  link.integrity = integrityAt(href) ?? '';
  document.head.append(link);
}
