import { type ReadRegistry, readRegistry } from '@portal/contract-remote-v1';
import { learnIntegrity } from './integrity';

/** The registry of live versions, or null when it cannot be read. */
export async function fetchRegistry(timeoutMs = 15_000): Promise<ReadRegistry | null> {
  try {
    const response = await fetch('/registry.json', {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const registry = readRegistry(await response.json());
    learnIntegrity(registry);
    return registry;
  } catch {
    return null;
  }
}
