/** What a run of the tests ends with: what failed, a table, and the closing line. */
import { duration } from './progress.mjs';

/**
 * The verdict over all stages. A stage is `{ title, passed, failed, failures: [{ title, detail }], ms }`; one that
 * counted nothing has failed, since a runner that ran no test proves nothing.
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
  return { stages: checked, passed: sum('passed'), failed: sum('failed'), ms: sum('ms') };
}

export function table({ stages, passed, failed, ms }) {
  const rows = [
    ['stage', 'passed', 'failed', 'time'],
    ...stages.map((stage) => [stage.title, stage.passed, stage.failed, duration(stage.ms)]),
    ['all', passed, failed, duration(ms)],
  ].map((row) => row.map(String));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}

export function failuresOf({ stages }) {
  return stages
    .flatMap((stage) =>
      stage.failures.map((failure) => `✗ ${stage.title}: ${failure.title}\n${indent(failure.detail)}`),
    )
    .join('\n\n');
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');

export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
