import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measuredOn } from '../support/measured-on';
import { type Part, parts } from './parts';

/** The processor time of one question, by parts. */
export interface Spent {
  label: string;
  /** Milliseconds of one request, in the service and in the gateway. */
  ms: { service: number; gateway: number };
  shares: { service: Record<Part, number>; gateway: Record<Part, number> };
}

const page = path.resolve(__dirname, '../../docs/performance.md');
const begin = '<!-- measured by npm run bench -- where -->';
const end = '<!-- end of where the time goes -->';

/** Writes the table between its marks of docs/performance.md. */
export function writeWhere(backends: string, spent: readonly Spent[]): void {
  const written = readFileSync(page, 'utf8');
  const [before, rest] = written.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has lost its marks.`);
  const table = [
    `${backends}, 8 connections through the gateway. ${measuredOn()}`,
    '',
    ...tableOf(spent),
  ].join('\n');
  writeFileSync(page, `${before.trimEnd()}\n\n${begin}\n\n${table}\n\n${end}${after}`);
}

export function tableOf(spent: readonly Spent[]): string[] {
  const header = ['question', 'process', 'ms of a request', ...parts];
  const rows = spent.flatMap(({ label, ms, shares }) =>
    (['service', 'gateway'] as const).map((place) => [
      place === 'service' ? label : '',
      place,
      ms[place].toFixed(2),
      ...parts.map((part) => `${Math.round(shares[place][part] * 100)} %`),
    ]),
  );
  const rule = header.map((_, index) => (index < 2 ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
