import { writeFileSync } from 'node:fs';
import { type Evidence, keepEvidence } from './evidence';
import { endTogether } from './scripts';

/** The results of a program's checks, in the form that `npm test` adds up. */
export interface Results {
  passed: number;
  failed: number;
  failures: { title: string; detail: string }[];
  /** Checks that passed only when repeated, and why they failed at first: reported at the end of the run. */
  unsteady: { title: string; detail: string }[];
}

/** Thrown at the first failure when the run is to end there. */
export class Bailed extends Error {}

/** The parsed command line of a test program. */
export interface Given {
  /** Parts of names; without any, everything runs. */
  patterns: string[];
  /** The file into which `npm test` wants the results. */
  resultsFile: string | undefined;
  /** Whether the first failure ends the run. */
  bail: boolean;
  /** The flags that were given, such as `--pictures`. */
  flags: ReadonlySet<string>;
}

/** A word with two dashes is a flag in any place; the results' file is the last word. */
export function readGiven(words: string[]): Given {
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  const others = words.filter((word) => !flags.has(word));
  const resultsFile = others.at(-1)?.endsWith('.json') ? others.pop() : undefined;
  return { patterns: others, resultsFile, bail: flags.has('--bail'), flags };
}

/** Every tenth check for the flag `--turn=N`; all checks without it. */
export function ofTurn<One>(all: readonly One[], flags: ReadonlySet<string>): One[] {
  const flag = [...flags].find((one) => one.startsWith('--turn='));
  if (!flag) return [...all];
  return all.filter((_, place) => place % 10 === Number(flag.slice('--turn='.length)));
}

export const report = (line: string) => void process.stdout.write(`${line}\n`);

/** Prints a check: a mark and its name, then the problem in indented lines. */
export function printFailure(title: string, detail: string): void {
  report(`${detail === '' ? '✓' : '✗'} ${title}`);
  if (detail !== '') for (const line of detail.split('\n')) report(`    ${line}`);
}

/** Collects the checks of a program and prints each when it ends, a failure with its reason. */
export function createChecks({ bail = false } = {}) {
  const results: Results = { passed: 0, failed: 0, failures: [], unsteady: [] };
  let since = Date.now();
  /** More unsteady checks than this are no accident. */
  const unsteadyAllowed = 2;
  return {
    results,
    bail,
    /** Announces the number of checks to come. */
    announce: (count: number) => report(`… of ${count} checks`),
    /**
     * Records a check, which has passed when `problems` is empty. Otherwise `evidence` is kept, with at least the
     * portal's log.
     */
    note(title: string, problems: readonly string[], evidence: Partial<Evidence> = {}) {
      if (problems.length === 0) {
        results.passed += 1;
        printFailure(title, '');
      } else {
        const kept = keepEvidence(title, { since, ...evidence });
        const detail = [...problems, `More of it: ${kept}`].join('\n');
        results.failed += 1;
        results.failures.push({ title, detail });
        printFailure(title, detail);
        if (bail) throw new Bailed(title);
      }
      since = Date.now();
    },
    /** Reports a failure where more than a few checks passed only when repeated. */
    noteUnsteady(things: string) {
      const { unsteady } = results;
      const problems = unsteady.length > unsteadyAllowed ? unsteady : [];
      this.note(
        `At most ${unsteadyAllowed} ${things} have to be run twice`,
        problems.map(({ title, detail }) => `${title}: ${detail}`),
      );
    },
  };
}

export type Checks = ReturnType<typeof createChecks>;

/**
 * Runs a test program to its end: the results are written in any case, an error counts as a failure, and everything the
 * program started is stopped.
 */
export function runProgram(work: (given: Given, checks: Checks) => Promise<void>) {
  const given = readGiven(process.argv.slice(2));
  const checks = createChecks(given);
  endTogether()
    .then(() => work(given, checks))
    .catch((error) => {
      if (error instanceof Bailed) return;
      const detail = String(error?.stack ?? error);
      checks.results.failed += 1;
      checks.results.failures.push({ title: 'The program itself', detail });
      printFailure('The program itself', detail);
    })
    .finally(() => {
      if (given.resultsFile) writeFileSync(given.resultsFile, JSON.stringify(checks.results));
      // A program may set a failing exit code itself.
      process.exit(checks.results.failed > 0 ? 1 : process.exitCode);
    });
}
