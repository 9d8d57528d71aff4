import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAsACommand } from '../support/portal-process';
import type { Measurement } from '../support/rows';

const root = path.resolve(__dirname, '../..');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
// After half a minute V8 has freed the memory that the start needed.
const restMs = 30_000;

async function inFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), `bench-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the second start of a portal that is built and has its data, and its memory while idle. */
export const startingRows = (): Promise<Measurement[]> =>
  inFolder('data', async (dataDir) => {
    await (await startAsACommand(root, dataDir, 180_000)).stop();
    const portal = await startAsACommand(root, dataDir, 60_000);
    await pause(restMs);
    const megabytes = portal.residentBytes() / 1_000_000;
    await portal.stop();
    return [
      {
        name: 'Second start, seconds to ready',
        ours: seconds(portal.readyMs),
        value: portal.readyMs / 1000,
        limit: { atMost: 1.2 },
      },
      {
        name: 'All processes idle, resident MB together',
        ours: `${megabytes.toFixed(0)} MB`,
        value: megabytes,
        limit: { atMost: 450 },
      },
    ];
  });

/** Measures a start from a fresh clone of the last commit, with npm's cache of this machine. */
export const freshCloneRows = (): Promise<Measurement[]> =>
  inFolder('clone', async (folder) => {
    const clone = path.join(folder, 'portal');
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    const portal = await startAsACommand(clone, path.join(folder, 'data'), 300_000);
    await portal.stop();
    return [
      {
        name: 'Start from a fresh clone, seconds to ready',
        ours: seconds(portal.readyMs),
        value: portal.readyMs / 1000,
        limit: { atMost: 120 },
      },
    ];
  });
