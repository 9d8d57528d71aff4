import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Remembers the nonces of signed requests, each as an empty file, for all gateways that share the folder and across
 * restarts. A nonce is remembered for longer than its signature is valid.
 */
export function usedOnce(folder: string, rememberMs: number) {
  let sweptAt = 0;
  async function sweep(now: number): Promise<void> {
    if (now - sweptAt < rememberMs) return;
    sweptAt = now;
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found && now - found.mtimeMs > 2 * rememberMs) await rm(file, { force: true });
    }
  }
  /** Whether this is the first request with the nonce. */
  return async (number: string, now = Date.now()): Promise<boolean> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await sweep(now);
    try {
      await writeFile(join(folder, number), '', { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  };
}

export type UsedOnce = ReturnType<typeof usedOnce>;
