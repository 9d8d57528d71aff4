import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for the file of an embedded database: svc-applications makes it, and both services may start at once.
 * @throws Error when the file does not appear in time
 */
export async function published(databaseUrl: string, withinMs = 30_000): Promise<void> {
  if (!databaseUrl.startsWith('sqlite:')) return;
  const file = databaseUrl.slice('sqlite:'.length);
  const until = Date.now() + withinMs;
  while (!existsSync(file)) {
    if (Date.now() > until) throw new Error(`There is no database file at ${file}`);
    await pause(50);
  }
}
