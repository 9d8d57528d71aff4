/**
 * Reads the planted faults, e2e/faults/NN-name.patch: a sentence and the stages that catch the fault, then a plain
 * diff.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

const folder = path.join(root, 'e2e/faults');
const catcher = /^Caught by: (\S+)(.*)$/;

/** `{ name, file, sentence, caughtBy: [{ stage, patterns }] }`; the cheapest way to catch the fault comes first. */
export function readFault(name, text) {
  const head = text.slice(0, text.indexOf('\ndiff --git ')).split('\n');
  const caughtBy = head
    .map((line) => catcher.exec(line))
    .filter(Boolean)
    .map(([, stage, patterns]) => ({ stage, patterns: patterns.split(' ').filter(Boolean) }));
  if (!head[0] || caughtBy.length === 0) throw new Error(`${name} lacks a sentence or a line 'Caught by:'.`);
  return { name: name.replace(/\.patch$/, ''), file: path.join(folder, name), sentence: head[0], caughtBy };
}

export const faults = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => readFault(name, readFileSync(path.join(folder, name), 'utf8')));

/**
 * The chosen faults, each with the one check to try as `by`: that of the given stage, else the cheapest. `names` are
 * parts of file names; none means all faults.
 */
export const chooseFaults = (all, { stage, names }) =>
  all
    .filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
    .map((fault) => ({
      ...fault,
      by: stage ? fault.caughtBy.find((one) => one.stage === stage) : fault.caughtBy[0],
    }))
    .filter(({ by }) => by);
