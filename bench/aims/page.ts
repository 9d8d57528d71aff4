import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measuredOn } from '../support/measured-on';
import { holds, type Measurement } from '../support/rows';

/** The aim for a question (a request that staff make often). */
export interface Aimed {
  label: string;
  connections: number;
  /** The least share of the bare handler's rate that the service must reach. */
  share: number;
}

/** The result of a question and of the bare handler, both through a gateway. */
export interface Compared {
  aimed: Aimed;
  /** Answers per second of the service; `bare`: those of the bare handler. */
  perSecond: number;
  bare: number;
  /** Milliseconds that a request takes: the median, and the slowest in a hundred. */
  p50: number;
  p99: number;
  /** Processor time of a request in the service and its gateway, in ms. */
  cpu: { ours: number; bare: number };
}

const page = path.resolve(__dirname, '../../docs/performance.md');
/** Writes a table between two marks of docs/performance.md: the row's mark and its end. */
function writeBetween(row: string, heading: string, table: readonly string[]): void {
  const [begin, end] = [`<!-- measured by npm run bench -- ${row} -->`, `<!-- end of ${row} -->`];
  const written = readFileSync(page, 'utf8');
  const [before, rest] = written.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has lost its marks.`);
  const measured = [heading, '', ...table].join('\n');
  writeFileSync(page, `${before.trimEnd()}\n\n${begin}\n\n${measured}\n\n${end}${after}`);
}

export const writeAims = (backends: string, compared: readonly Compared[]): void =>
  writeBetween('aims', `${backends}. ${measuredOn()}`, tableOf(compared));

/** Writes the table of waits on SQLite, the second start, and memory at rest. */
export function writeRest(rows: readonly Measurement[]): void {
  const cells = rows.map((row) => [
    row.name,
    row.ours,
    row.reference ?? '',
    'atMost' in row.limit ? `at most ${row.limit.atMost}` : `at least ${row.limit.atLeast}`,
    holds(row) ? 'yes' : '**no**',
  ]);
  const header = ['what', 'measured', 'beside', 'aim', 'reached'];
  const lines = [header, header.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
  writeBetween('rest', measuredOn(), lines);
}

export function tableOf(compared: readonly Compared[]): string[] {
  const header = [
    'question',
    'connections',
    'answers/s',
    'bare Koa',
    'share',
    'aim',
    'p50',
    'p99',
    'CPU',
    'bare CPU',
  ];
  const rows = compared.map(({ aimed, perSecond, bare, p50, p99, cpu }) => [
    aimed.label,
    String(aimed.connections),
    perSecond.toFixed(0),
    bare.toFixed(0),
    (perSecond / bare).toFixed(2),
    aimOf(aimed, perSecond / bare, p99 / p50),
    p50.toFixed(0),
    p99.toFixed(0),
    `${cpu.ours.toFixed(2)} ms`,
    `${cpu.bare.toFixed(2)} ms`,
  ]);
  const rule = header.map((_, index) => (index === 0 ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function aimOf({ share, connections }: Aimed, reached: number, spread: number): string {
  if (connections > 8)
    return `p99 at most 4 medians: ${spread.toFixed(1)}${spread <= 4 ? '' : ', **not reached**'}`;
  return reached >= share ? String(share) : `${share}, **not reached**`;
}
