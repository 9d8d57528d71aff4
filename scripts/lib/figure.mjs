/** What README.md states as the time of a whole run; a run that computes something else reports it. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

const figure = /([\d,]+) s of processor time \(([^)]+), reference ([\d.]+) s\)/;
/** Days differ: within this share nothing is printed. */
const tolerated = 0.15;

/** The seconds that a text names, on which machine, and what the reference took there; undefined where it names none. */
export function figureIn(text) {
  const [, seconds, machine, reference] = figure.exec(text) ?? [];
  return seconds && { seconds: Number(seconds.replaceAll(',', '')), machine, reference: Number(reference) };
}

/** Where a run computes, and the seconds of processor time that the reference took there, if it ran. */
export function machine(reference) {
  const all = cpus();
  const kind = `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown kind'}`;
  const speed = reference === undefined ? '' : `, reference ${reference.toFixed(2)} s`;
  return `${kind}, Node.js ${process.versions.node}${speed}`;
}

/**
 * The line to print after a run of everything, empty where the figure of `readme` still holds. Machines differ: the
 * seconds are compared by what the reference takes on each.
 */
export function staleFigure({ cpu, reference }, readme = readFileSync(path.join(root, 'README.md'), 'utf8')) {
  const stated = figureIn(readme);
  if (!Number.isFinite(cpu) || !stated) return '';
  const expected = (stated.seconds / stated.reference) * reference;
  if (Math.abs(cpu / expected - 1) <= tolerated) return '';
  const here = `this run took ${Math.round(cpu)} s (${machine(reference)})`;
  return `README.md says ${stated.seconds} s of processor time (${stated.machine}, reference ${stated.reference} s), which is ${Math.round(expected)} s here; ${here}.`;
}
