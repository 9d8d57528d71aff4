/** What README.md states as the time of a whole run; a run that computes something else reports it. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

const figure = /([\d,]+) s of processor time \(([^)]+)\)/;
/** Machines differ, and so do days: within this share nothing is printed. */
const tolerated = 0.15;

/** The seconds that a text names, and on which machine; undefined where it names none. */
export function figureIn(text) {
  const [, seconds, machine] = figure.exec(text) ?? [];
  return seconds && { seconds: Number(seconds.replaceAll(',', '')), machine };
}

/** Where a run computes: what its seconds may be compared with. */
export function machine() {
  const all = cpus();
  return `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown kind'}, Node.js ${process.versions.node}`;
}

/** The line to print after a run of everything, empty where the figure of `readme` still holds. */
export function staleFigure(cpu, readme = readFileSync(path.join(root, 'README.md'), 'utf8')) {
  const stated = figureIn(readme);
  if (!Number.isFinite(cpu) || !stated) return '';
  if (Math.abs(cpu / stated.seconds - 1) <= tolerated) return '';
  return `README.md says ${stated.seconds} s of processor time (${stated.machine}); this run took ${Math.round(cpu)} s (${machine()}).`;
}
