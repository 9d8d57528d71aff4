import { keptQuery, padded } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type LabelRow, labelsOn, type ReaderRow, readersOn, toLabels, toReaders } from '../assessment';
import type { ListedPage } from './list';
import { through } from './query-store';

type Beside = Pick<ListedPage, 'documents' | 'labels' | 'readers'>;

interface DocumentRow {
  application_id: number;
  upload_type: string;
  file_path: string;
  original_name: string;
  mime_type: string;
  size: number;
}

type BesideRow =
  | ({ kind: 'document' } & DocumentRow)
  | ({ kind: 'label' } & LabelRow)
  | ({ kind: 'reader' } & ReaderRow);

/** The columns of each kind of row; in rows of the other kinds they are null. */
const columns = {
  document: ['upload_type', 'file_path', 'original_name', 'mime_type', 'size'],
  label: ['id', 'name', 'tone', 'name_key'],
  reader: ['staff_id', 'staff_name'],
} as const;

type Kind = keyof typeof columns;
const kinds = Object.keys(columns) as Kind[];

/** The documents, labels and readers of a page's lines, in one statement. */
export async function besideOf(knex: Knex, ids: number[]): Promise<Beside> {
  const rows = (await besideLines(knex, { ids: padded(ids) })).map(withNumbers);
  return {
    documents: toDocuments(rows.filter((row) => row.kind === 'document')),
    labels: toLabels(
      rows.filter((row) => row.kind === 'label'),
      ids,
    ),
    readers: toReaders(
      rows.filter((row) => row.kind === 'reader'),
      ids,
    ),
  };
}

const besideLines = keptQuery<BesideRow, { ids: number[] }>((knex, { ids }) =>
  knex.unionAll([
    shown(knex, 'document', documentsOn(knex, ids), 'd'),
    shown(knex, 'label', labelsOn(knex, ids), 'l'),
    shown(knex, 'reader', readersOn(knex, ids), 'r'),
  ]),
);

/** The documents of these applications, each application's in the order of their kinds. */
export const documentsOf = async (knex: Knex, ids: number[]): Promise<Beside['documents']> =>
  ids.length === 0 ? [] : toDocuments(await documentsOn(knex, ids).select('d.*'));

const documentsOn = (knex: Knex, ids: number[]): Knex.QueryBuilder =>
  knex
    .from(through(knex, 'documents as d', 'documents_application_id_upload_type_unique'))
    .whereIn('d.application_id', ids);

const numbers = ['application_id', 'size', 'id', 'staff_id'] as const;

/** MySQL returns numbers as text if other rows of the statement have none. */
const withNumbers = (row: BesideRow): BesideRow => ({
  ...row,
  ...Object.fromEntries(numbers.map((column) => [column, Number((row as Partial<Numbered>)[column])])),
});

type Numbered = Record<(typeof numbers)[number], number | string | null>;

function shown(knex: Knex, kind: Kind, query: Knex.QueryBuilder, table: string): Knex.QueryBuilder {
  const owner = { document: 'd', label: 'a', reader: 'r' }[kind];
  query
    .clearOrder()
    .clearSelect()
    .select(knex.raw('? as kind', [kind]), `${owner}.application_id`);
  for (const one of kinds)
    query.select(
      columns[one].map((column) => (one === kind ? `${table}.${column}` : knex.raw('null as ??', [column]))),
    );
  return query;
}

const toDocuments = (rows: DocumentRow[]): Beside['documents'] =>
  rows
    .sort((a, b) => a.application_id - b.application_id || (a.upload_type < b.upload_type ? -1 : 1))
    .map((row) => ({
      applicationId: row.application_id,
      uploadType: row.upload_type,
      filePath: row.file_path,
      originalName: row.original_name,
      size: row.size,
      mimeType: row.mime_type,
    }));
