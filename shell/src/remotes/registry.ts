import { type ReadRegistry, readRegistry } from '@portal/contract-remote-v1';

/** What is live now, or null when it cannot be learned. */
export async function fetchRegistry(timeoutMs = 15_000): Promise<ReadRegistry | null> {
  try {
    const response = await fetch('/registry.json', {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? readRegistry(await response.json()) : null;
  } catch {
    return null;
  }
}
