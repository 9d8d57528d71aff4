import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../e2e/support/scripts';
import { startAsACommand } from '../support/portal-process';
import type { Measurement } from '../support/rows';

/** By then what starting needed is freed, and queues look rarely. */
const restMs = 90_000;
const watchMs = 60_000;

/** What the portal costs while nobody is there, on the embedded default: all its processes over a minute. */
export async function idleRows(): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-idle-'));
  const portal = await startAsACommand(root, folder, 300_000);
  try {
    await pause(restMs);
    const before = portal.processorMs();
    await pause(watchMs);
    const percent = (100 * (portal.processorMs() - before)) / watchMs;
    const own = portal.ownBytes() / 1_000_000;
    const resident = portal.residentBytes() / 1_000_000;
    return [
      {
        name: 'All processes idle, percent of a core',
        ours: `${percent.toFixed(2)} %`,
        value: percent,
        limit: { atMost: 1 },
      },
      {
        name: 'All processes idle, MB together',
        ours: `${own.toFixed(0)} MB`,
        // Pages of the program that several processes use count in each of them there.
        reference: `resident: ${resident.toFixed(0)} MB`,
        value: own,
        limit: { atMost: 220 },
      },
    ];
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
