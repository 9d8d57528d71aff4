/** The report at the end of a test run: failures, a table, and the closing line. */
import { duration, failureText } from './progress.mjs';

/**
 * The verdict over all stages. A stage is `{ title, passed, failed, failures: [{ title, detail }], ms, cpu }`, `cpu` in
 * seconds where the system reports it; a stage that counted nothing has failed, since a runner that ran no test proves
 * nothing.
 */
export function verdict(stages) {
  const checked = stages.map((stage) =>
    stage.passed + stage.failed > 0
      ? stage
      : {
          ...stage,
          failed: 1,
          failures: [...stage.failures, { title: stage.title, detail: 'This stage ran no test.' }],
        },
  );
  const sum = (key) => checked.reduce((total, stage) => total + stage[key], 0);
  return { stages: checked, passed: sum('passed'), failed: sum('failed') };
}

const computed = (seconds) => (Number.isFinite(seconds) ? `${Math.round(seconds)} s` : '');

/**
 * The table of results. "time" is wall-clock time; stages run beside each other, so all together take less than the
 * sum. "CPU" is the time that all processes computed, user and system.
 */
export function table({ stages, passed, failed, ms, cpu }) {
  const rows = [
    ['stage', 'passed', 'failed', 'time', 'CPU'],
    ...[...stages, { title: 'all', passed, failed, ms, cpu }].map((row) => [
      row.title,
      row.passed,
      row.failed,
      duration(row.ms),
      computed(row.cpu),
    ]),
  ].map((row) => row.map(String));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const mostLines = 40;

/** Shortens a failure: it was printed whole when it happened. */
function shortened({ title, detail = '' }) {
  const lines = detail.split('\n');
  if (lines.length <= mostLines) return { title, detail };
  const more = `... ${lines.length - mostLines} more lines, above`;
  return { title, detail: [...lines.slice(0, mostLines), more].join('\n') };
}

export const failuresOf = ({ stages }) =>
  stages
    .flatMap(({ title, failures }) => failures.map((failure) => failureText(title, shortened(failure))))
    .join('\n\n');

/** Checks that passed only when repeated: no failures, but unreliable. */
export const unsteadyOf = ({ stages }) =>
  stages
    .flatMap(({ title, unsteady = [] }) =>
      unsteady.map((one) => failureText(title, { ...one, title: `${one.title} (passed when run again)` })),
    )
    .map((text) => text.replace(/^✗/, '~'))
    .join('\n\n');

export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
