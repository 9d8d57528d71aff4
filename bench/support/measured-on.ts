import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A sentence on the machine, the commit and the day of a measurement. */
export function measuredOn(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, commit ${commit}, Node ${process.version}, ${machine}.`;
}
