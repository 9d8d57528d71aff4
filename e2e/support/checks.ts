import { writeFileSync } from 'node:fs';
import type { Results } from './reporter';

/** Collects what a program of ours checks, says it line by line, and hands it to `npm test`. */
export function createChecks() {
  const results: Results = { passed: 0, failed: 0, failures: [] };
  return {
    results,
    /** `problems` is empty when all is well. */
    note(title: string, problems: readonly string[]) {
      process.stdout.write(`${problems.length === 0 ? '✓' : '✗'} ${title}\n`);
      if (problems.length === 0) results.passed += 1;
      else {
        results.failed += 1;
        results.failures.push({ title, detail: problems.join('\n') });
      }
    },
    /** Leaves the results where `npm test` wants them, or says what failed. */
    finish(resultsFile: string | undefined) {
      if (resultsFile) writeFileSync(resultsFile, JSON.stringify(results));
      else for (const { title, detail } of results.failures) process.stdout.write(`\n${title}\n${detail}\n`);
      process.exitCode = results.failed > 0 ? 1 : 0;
    },
  };
}

export type Checks = ReturnType<typeof createChecks>;

/** Names to look for, and the file for the results, as the stages of `npm test` give them. */
export function readGiven(given: string[]): { patterns: string[]; resultsFile: string | undefined } {
  const resultsFile = given.at(-1)?.endsWith('.json') ? given.at(-1) : undefined;
  return { patterns: resultsFile ? given.slice(0, -1) : given, resultsFile };
}

/** Runs a program to its end; an error is one, never a silent success. */
export function runProgram(work: () => Promise<void>) {
  work().catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
}
