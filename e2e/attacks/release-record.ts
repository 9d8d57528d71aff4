import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseKeyEvent } from '@portal/contract-remote-v1';
import type { TestPortal } from '../support/harness';

/** What the gateway stores of releases, keys and services, with its logs, and the files of its builds. */
export interface ReleaseRecord {
  kept: Record<string, unknown>;
  keyLog: readonly ReleaseKeyEvent[];
  builds: readonly string[];
}

const isFolder = (entry: { isDirectory(): boolean }) => entry.isDirectory();

/** Reads the record from disk. */
export async function releaseRecord({ dataDir }: TestPortal): Promise<ReleaseRecord> {
  const folder = path.join(dataDir, 'releases');
  const { keyLog = [], ...kept } = JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8'));
  const parts = (await readdir(folder, { withFileTypes: true })).filter(isFolder).map(({ name }) => name);
  const builds: string[] = [];
  for (const part of parts.filter((name) => name.startsWith('mfe-'))) {
    const files = await readdir(path.join(folder, part), { recursive: true });
    builds.push(part, ...files.map((file) => `${part}/${file}`));
  }
  return { kept, keyLog, builds: builds.sort() };
}

/** Paths at which two values differ. */
function differences(before: unknown, after: unknown, at: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const objects = [before, after].every((value) => typeof value === 'object' && value !== null);
  if (!objects) return [`${at} was ${JSON.stringify(before)}, and is ${JSON.stringify(after)}`];
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys({ ...one, ...other }).flatMap((key) =>
    differences(one[key], other[key], `${at}.${key}`),
  );
}

/**
 * Changes of the record that the attacker had no right to make. Only one of the right requests changes something: an
 * administrator accepts the shared token, which was accepted before, and each time the log of keys has an entry.
 */
export function changesOf(before: ReleaseRecord, after: ReleaseRecord, administrator: number): string[] {
  const { length } = before.keyLog;
  const isTheirRight = ({ what, by }: ReleaseKeyEvent) =>
    what === 'shared-token-on' && by.id === administrator;
  const logged = after.keyLog.slice(length);
  const without =
    logged.length > 0 ? [] : ['the right request to accept the token is not in the log of keys'];
  return [
    ...differences(before.kept, after.kept, 'the record'),
    ...differences(before.keyLog, after.keyLog.slice(0, length), 'the log of keys'),
    ...logged
      .filter((event) => !isTheirRight(event))
      .map((event) => `the log of keys has ${JSON.stringify(event)}`),
    ...without,
    ...differences(before.builds, after.builds, 'the files'),
  ];
}
