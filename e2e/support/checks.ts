import { writeFileSync } from 'node:fs';
import { type Evidence, keepEvidence } from './evidence';
import { endTogether } from './scripts';

/** What a program has checked, in the form that `npm test` sums up. */
export interface Results {
  passed: number;
  failed: number;
  failures: { title: string; detail: string }[];
}

/** Thrown by the first failure where that is to be the end. */
export class Bailed extends Error {}

/** What the command line of a program of ours says. */
export interface Given {
  /** Names to look for; none means all. */
  patterns: string[];
  /** Where `npm test` wants the results. */
  resultsFile: string | undefined;
  /** Whether the first failure is the end. */
  bail: boolean;
  /** Whether this word stands in it. */
  flags: ReadonlySet<string>;
}

/** A word with two dashes is a flag wherever it stands; the results' file is named last. */
export function readGiven(words: string[]): Given {
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  const others = words.filter((word) => !flags.has(word));
  const resultsFile = others.at(-1)?.endsWith('.json') ? others.pop() : undefined;
  return { patterns: others, resultsFile, bail: flags.has('--bail'), flags };
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The lines by which a check is told: a mark and its name, and what is wrong, indented. */
export function tell(title: string, detail: string): void {
  say(`${detail === '' ? '✓' : '✗'} ${title}`);
  if (detail !== '') for (const line of detail.split('\n')) say(`    ${line}`);
}

/** Collects what a program of ours checks and says it line by line, a failure with its reason at once. */
export function createChecks({ bail = false } = {}) {
  const results: Results = { passed: 0, failed: 0, failures: [] };
  let since = Date.now();
  return {
    results,
    /** Says how many checks there will be. */
    announce: (count: number) => say(`… of ${count} checks`),
    /** `problems` is empty when all is well; else it is kept what `evidence` shows, or at least what the portal said. */
    note(title: string, problems: readonly string[], evidence: Partial<Evidence> = {}) {
      if (problems.length === 0) {
        results.passed += 1;
        tell(title, '');
      } else {
        const kept = keepEvidence(title, { since, ...evidence });
        const detail = [...problems, `More of it: ${kept}`].join('\n');
        results.failed += 1;
        results.failures.push({ title, detail });
        tell(title, detail);
        if (bail) throw new Bailed(title);
      }
      since = Date.now();
    },
  };
}

export type Checks = ReturnType<typeof createChecks>;

/**
 * Runs a program to its end: its results are written whatever happens, an error is a failure, and nothing that it
 * started lives on.
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
      tell('The program itself', detail);
    })
    .finally(() => {
      if (given.resultsFile) writeFileSync(given.resultsFile, JSON.stringify(checks.results));
      // A program may have its own reason to fail.
      process.exit(checks.results.failed > 0 ? 1 : process.exitCode);
    });
}
