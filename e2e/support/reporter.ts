import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { type Results, say, tell } from './checks';
import { keepEvidence } from './evidence';
import { root } from './scripts';
import { seenIn } from './witness';

interface TestRun {
  errs: unknown[];
  skipped: boolean;
  durationMs: number;
  screenshots?: { screenshotPath: string }[];
}

interface Plugin {
  formatError(error: unknown, prefix?: string): string;
}

/** A long story prints what it is doing this often. */
const saysSomethingEveryMs = 30_000;

interface ReporterOptions {
  /** Number of runs at the same time, each with its own reporter. */
  runs: number;
  /** Number of checks that the program makes besides the stories. */
  besides: number;
  onFailure: () => void;
}

export function collectingReporter(results: Results, { runs, besides, onFailure }: ReporterOptions) {
  let saidAt = Date.now();
  let begun = 0;
  let stories = besides;
  const begins = (count: number) => {
    begun += 1;
    stories += count;
    if (begun === runs) say(`… of ${stories} stories`);
  };
  return () => {
    let fixture = '';
    return {
      noColors: true,
      reportTaskStart(_start: Date, _browsers: string[], count: number) {
        begins(count);
      },
      reportFixtureStart(name: string) {
        fixture = name;
      },
      reportTestStart(name: string) {
        say(`… ${name}`);
        saidAt = Date.now();
      },
      reportTestActionDone(action: string, { test }: { test?: { name: string } }) {
        if (Date.now() - saidAt < saysSomethingEveryMs) return;
        say(`… ${test?.name}: ${action}`);
        saidAt = Date.now();
      },
      reportTestDone(this: Plugin, name: string, run: TestRun) {
        const title = `${fixture}: ${name}`;
        const problems = run.skipped ? ['It was skipped.'] : run.errs.map((error) => this.formatError(error));
        const evidence = seenIn(name);
        if (problems.length === 0) {
          results.passed += 1;
          tell(`${title} (${Math.round(run.durationMs / 1000)} s)`, '');
          return;
        }
        const kept = keepEvidence(title, evidence);
        for (const [place, { screenshotPath }] of (run.screenshots ?? []).entries()) {
          copyFileSync(screenshotPath, path.join(root, kept, `page-${place + 1}.png`));
        }
        const detail = [...problems, `More of it: ${kept}`].join('\n');
        results.failed += 1;
        results.failures.push({ title, detail });
        tell(title, detail);
        onFailure();
      },
      reportTaskDone() {},
    };
  };
}
