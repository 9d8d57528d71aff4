import { csvLine, type Separator, safeText } from '@portal/service-kit/csv';
import { xmlText } from '@portal/service-kit/text';
import type { Cell, Table } from './table';

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? safeText(xmlText(cell)) : String(cell);
};

/** Writes a table as CSV, with a byte order mark for spreadsheets. */
export const csvOfTable = ({ columns, rows }: Table, separator: Separator): string =>
  `\ufeff${[columns.map(({ header }) => header), ...rows.map((row) => row.map(textOf))]
    .map((cells) => csvLine([...cells], separator))
    .join('')}`;
