import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { root } from '../support/scripts';

/** The sums over all rounds of one kind of failure. */
export interface Row {
  rounds: number;
  accepted: number;
  refused: number;
  lost: number;
  doubled: number;
  /** Milliseconds: the longest time from the end of a failure until every kind of work was accepted again. */
  back: number;
}

export const emptyRow = (): Row => ({ rounds: 0, accepted: 0, refused: 0, lost: 0, doubled: 0, back: 0 });

/** The machine and commit of a measurement, for the heading of a table in the documents. */
export function origin(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores, ${memory} GB, ${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}`;
}

/** A table in Markdown. */
export function tableOf(rows: ReadonlyMap<string, Row>): string[] {
  const sum = emptyRow();
  for (const row of rows.values()) {
    for (const name of ['rounds', 'accepted', 'refused', 'lost', 'doubled'] as const) sum[name] += row[name];
    sum.back = Math.max(sum.back, row.back);
  }
  const line = (name: string, { rounds, accepted, refused, lost, doubled, back }: Row) =>
    `| ${name} | ${rounds} | ${accepted.toLocaleString('en')} | ${refused.toLocaleString('en')} | ${lost} | ${doubled} | ${(back / 1000).toFixed(1)} s |`;
  return [
    '| trouble | rounds | accepted | refused | lost | doubled | back within |',
    '|---|---|---|---|---|---|---|',
    ...[...rows].map(([name, row]) => line(name, row)),
    line('all', sum),
  ];
}
