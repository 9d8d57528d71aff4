/** Collects what TestCafe found, in the form that `npm test` sums up. */
export interface Results {
  passed: number;
  failed: number;
  failures: { title: string; detail: string }[];
}

interface TestRun {
  errs: unknown[];
  skipped: boolean;
  durationMs: number;
  screenshots?: { screenshotPath: string }[];
}

interface Plugin {
  formatError(error: unknown, prefix?: string): string;
}

export function collectingReporter(results: Results) {
  let fixture = '';
  return () => ({
    noColors: true,
    reportTaskStart() {},
    reportFixtureStart(name: string) {
      fixture = name;
    },
    reportTestDone(this: Plugin, name: string, run: TestRun) {
      const title = `${fixture}: ${name}`;
      const problems = run.skipped ? ['It was skipped.'] : run.errs.map((error) => this.formatError(error));
      if (problems.length === 0) results.passed += 1;
      else {
        const pictures = (run.screenshots ?? []).map(({ screenshotPath }) => screenshotPath);
        results.failed += 1;
        results.failures.push({ title, detail: [...problems, ...pictures].join('\n') });
      }
      process.stdout.write(
        `${problems.length === 0 ? '✓' : '✗'} ${title} (${Math.round(run.durationMs / 1000)} s)\n`,
      );
    },
    reportTaskDone() {},
  });
}
