import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measuredOn } from '../support/measured-on';
import type { Question } from './questions';

/** The result for one question under a number of connections. */
export interface Answered {
  engine: 'SQLite' | 'MariaDB';
  applications: number;
  question: Question;
  connections: number;
  /** Answers per second of the service, of a bare Koa handler, and of the bare statements. */
  service: number;
  koa: number;
  sql: number;
  /** Milliseconds that a request takes: the median, and the slowest in a hundred. */
  p50: number;
  p99: number;
  /** Processor time of one request, in ms. */
  busy: { service: number; database: number };
  /** The statements of one request, and the rows that MariaDB reads for it. */
  work?: { statements: number; rowsRead: number };
}

const root = path.resolve(__dirname, '../..');
const page = path.join(root, 'docs/performance.md');
const begin = '<!-- measured by npm run bench -- staff -->';
const end = '<!-- end of what was measured -->';

/**
 * Writes the numbers between the two marks of docs/performance.md, in place of earlier ones for the same engine and
 * number of applications; the text around them is written by hand.
 */
export function writePage(answered: Answered[]): void {
  const written = readFileSync(page, 'utf8');
  const [before, rest] = written.split(begin);
  const [measured, after] = rest?.split(end) ?? [];
  if (before === undefined || measured === undefined || after === undefined)
    throw new Error(`${page} has lost its marks.`);
  const tables = new Map(
    measured
      .split(/^(?=### )/m)
      .filter((table) => table.startsWith('### '))
      .map((table) => [table.slice(4, table.indexOf('\n')), table.trim()]),
  );
  for (const heading of new Set(answered.map(headingOf))) tables.set(heading, tableOf(heading, answered));
  const sections = [before.trimEnd(), begin, ...tables.values(), end].join('\n\n');
  writeFileSync(page, `${sections}${after}`);
}

const headingOf = ({ engine, applications }: Answered) =>
  `${applications.toLocaleString('en')} applications on ${engine}`;

const columns = [
  'question',
  'connections',
  'answers/s',
  'p50',
  'p99',
  'bare Koa',
  'bare SQL',
  'of bare Koa',
  'service CPU',
  'database CPU',
  'statements',
  'rows read',
];

function tableOf(heading: string, answered: Answered[]): string {
  const rows = answered.filter((one) => headingOf(one) === heading).map((one) => rowOf(one));
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [
    `### ${heading}`,
    '',
    measuredOn(),
    '',
    ...[columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const number = (value: number | undefined, digits = 0) =>
  value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits);

/** The time as text; empty if there was no answer, or the database has no process of its own. */
const inMs = (value: number) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : '');

function rowOf(one: Answered): string[] {
  const { question, connections, service, koa, sql, p50, p99, busy, work } = one;
  return [
    connections === 1 ? question.label : '',
    String(connections),
    ...[service, p50, p99, koa, sql].map((value) => number(value)),
    number(service / koa, 2),
    inMs(busy.service),
    inMs(busy.database),
    number(work?.statements),
    number(work?.rowsRead),
  ];
}
