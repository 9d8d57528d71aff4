import type { ReadRegistry } from '@portal/contract-remote-v1';

const hashes: Record<string, string> = {};

// The loaders of the remotes read this property, for the chunks that they request themselves.
Object.assign(window, { portalIntegrity: hashes });

/** The hash for the browser to check the file at this address; undefined for a file that the registry does not name. */
export const integrityAt = (address: string): string | undefined => hashes[address];

/**
 * A fetch that fails when the file's hash differs from the registry's. The hash is computed here where the browser can,
 * because browsers do not reuse a preloaded file for a fetch with an `integrity` option.
 */
export async function checkedFetch(address: string, options: RequestInit): Promise<Response> {
  const integrity = integrityAt(address);
  const { subtle } = crypto;
  if (!integrity || !subtle) return fetch(address, { ...options, integrity });
  const response = await fetch(address, options);
  const hash = await subtle.digest('SHA-384', await response.clone().arrayBuffer());
  if (`sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity)
    throw new TypeError(`Failed to fetch ${address}: not what was released`);
  return response;
}

/**
 * Remembers the hashes in the registry. Hashes of earlier versions stay: pages with these versions may still be open.
 */
export function learnIntegrity({ remotes }: ReadRegistry): void {
  for (const { manifest, integrity } of Object.values(remotes)) {
    for (const file in integrity) {
      hashes[new URL(file, new URL(manifest, location.href)).href] = integrity[file] as string;
    }
  }
}
