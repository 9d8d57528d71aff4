import type { ReadRegistry } from '@portal/contract-remote-v1';

const hashes: Record<string, string> = {};

// Where the remotes' own loaders look, for the parts that they ask for themselves.
Object.assign(window, { portalIntegrity: hashes });

/** What the browser is to check the file at this address by; undefined for one that the registry does not name. */
export const integrityAt = (address: string): string | undefined => hashes[address];

/**
 * A fetch of which nothing is taken that has another hash than the registry names. Checked here where that can be,
 * since browsers do not reuse what a preload link has brought for a fetch that asks them to check it.
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

/** Remembers the hashes that the registry names. Those of earlier versions stay: their pages may still be open. */
export function learnIntegrity({ remotes }: ReadRegistry): void {
  for (const { manifest, integrity } of Object.values(remotes)) {
    for (const file in integrity) {
      hashes[new URL(file, new URL(manifest, location.href)).href] = integrity[file] as string;
    }
  }
}
