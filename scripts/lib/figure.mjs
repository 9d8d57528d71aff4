/** Compares the processor time of a whole run with the number in README.md, so that an outdated number is reported. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

const figure = /([\d,]+) s of processor time \(([^)]+), reference ([\d.]+) s\)/;
/** Share by which a run may differ without a report, since times vary from day to day. */
const tolerated = 0.15;

/**
 * Returns the seconds that a text states, the machine, and the seconds of the reference there; undefined if it states
 * none.
 */
export function figureIn(text) {
  const [, seconds, machine, reference] = figure.exec(text) ?? [];
  return seconds && { seconds: Number(seconds.replaceAll(',', '')), machine, reference: Number(reference) };
}

/** Describes this machine: its cores, Node.js, and the seconds of processor time that the reference took, if it ran. */
export function machine(reference) {
  const all = cpus();
  const kind = `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown kind'}`;
  const speed = reference === undefined ? '' : `, reference ${reference.toFixed(2)} s`;
  return `${kind}, Node.js ${process.versions.node}${speed}`;
}

/**
 * Line to print after a complete run; empty while the number in `readme` still holds. Machines differ, so the seconds
 * are scaled by the time of the reference on each.
 */
export function staleFigure({ cpu, reference }, readme = readFileSync(path.join(root, 'README.md'), 'utf8')) {
  const stated = figureIn(readme);
  if (!Number.isFinite(cpu) || !stated) return '';
  const expected = (stated.seconds / stated.reference) * reference;
  if (Math.abs(cpu / expected - 1) <= tolerated) return '';
  const here = `this run took ${Math.round(cpu)} s (${machine(reference)})`;
  return `README.md says ${stated.seconds} s of processor time (${stated.machine}, reference ${stated.reference} s), which is ${Math.round(expected)} s here; ${here}.`;
}
