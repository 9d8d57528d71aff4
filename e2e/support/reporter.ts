import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { printFailure, type Results, report } from './checks';
import { keepEvidence } from './evidence';
import { root } from './scripts';
import { seenIn } from './witness';

interface TestRun {
  errs: unknown[];
  skipped: boolean;
  /** Whether the test failed at first and passed when repeated. */
  unstable: boolean;
  durationMs: number;
  screenshots?: { screenshotPath: string }[];
}

interface ActionDone {
  test?: { name: string };
  err?: unknown;
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
  let recordedAt = Date.now();
  let begun = 0;
  let stories = besides;
  const begins = (count: number) => {
    begun += 1;
    stories += count;
    if (begun === runs) report(`… of ${stories} stories`);
  };
  return () => {
    let fixture = '';
    /** Problems of the first run, by test name. */
    const firstProblems = new Map<string, string>();
    return {
      noColors: true,
      reportTaskStart(_start: Date, _browsers: string[], count: number) {
        begins(count);
      },
      reportFixtureStart(name: string) {
        fixture = name;
      },
      reportTestStart(name: string) {
        report(`… ${name}`);
        recordedAt = Date.now();
      },
      reportTestActionDone(this: Plugin, action: string, { test, err }: ActionDone) {
        if (err && test && !firstProblems.has(test.name)) firstProblems.set(test.name, this.formatError(err));
        if (Date.now() - recordedAt < saysSomethingEveryMs) return;
        report(`… ${test?.name}: ${action}`);
        recordedAt = Date.now();
      },
      reportTestDone(this: Plugin, name: string, run: TestRun) {
        const title = `${fixture}: ${name}`;
        const problems = run.skipped ? ['It was skipped.'] : run.errs.map((error) => this.formatError(error));
        const evidence = seenIn(name);
        if (problems.length === 0) {
          results.passed += 1;
          if (run.unstable) {
            const detail = firstProblems.get(name) ?? 'Its reason was none of its actions.';
            results.unsteady.push({ title, detail });
          }
          printFailure(`${title} (${Math.round(run.durationMs / 1000)} s)`, '');
          return;
        }
        const kept = keepEvidence(title, evidence);
        for (const [place, { screenshotPath }] of (run.screenshots ?? []).entries()) {
          copyFileSync(screenshotPath, path.join(root, kept, `page-${place + 1}.png`));
        }
        const first = firstProblems.get(name);
        // The story ran twice: the first failure explains more, as the second run begins with what the first one left.
        const before = first && !problems.includes(first) ? [`At first: ${first}`] : [];
        const detail = [...before, ...problems, `More of it: ${kept}`].join('\n');
        results.failed += 1;
        results.failures.push({ title, detail });
        printFailure(title, detail);
        onFailure();
      },
      reportTaskDone() {},
    };
  };
}
