import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../e2e/support/scripts';
import { startAsACommand } from '../support/portal-process';
import type { Measurement } from '../support/rows';

/** By then memory that the start needed is freed, and queues are checked rarely. */
const restMs = 90_000;
const watchMs = 60_000;

/** Measures all processes of an idle portal over a minute, on the embedded default. */
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
        // Resident memory counts shared pages in each process that uses them.
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
