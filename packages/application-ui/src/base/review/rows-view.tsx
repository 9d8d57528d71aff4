import { SummaryList, type SummaryRow } from '@portal/ui';
import * as t from '../../messages/readings';
import { RowHeading } from './row-heading';

export interface RowsViewProps<Row> {
  rows: readonly Row[] | undefined;
  /** The title of a row: 'Degree 2'; a single row needs no number. */
  title: (position: number) => string;
  terms: (row: Row) => SummaryRow[];
}

/** The rows of a list in a column; 'Not provided' without rows. */
export function RowsView<Row>({ rows = [], title, terms }: RowsViewProps<Row>) {
  if (rows.length === 0) return <p className="p-muted">{t.noAnswer()}</p>;
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read-only rows without a name of their own
        <section key={index} className="p-rows-view">
          {rows.length > 1 ? <RowHeading>{title(index + 1)}</RowHeading> : null}
          <SummaryList rows={terms(row)} />
        </section>
      ))}
    </>
  );
}
