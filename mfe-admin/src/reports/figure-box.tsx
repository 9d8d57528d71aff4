import { Card, joinClasses } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import { type ReactNode, useState } from 'react';
import * as t from '../messages/reports';
import './charts.scss';

export interface FigureBoxProps {
  title: string;
  /** The headings of the table's columns. */
  columns: readonly string[];
  /** Rows of the table: the name first, then its numbers. */
  rows: readonly (readonly [string, ...number[]])[];
  /** The chart, hidden from screen readers, which read the table. */
  children: ReactNode;
}

/** A chart and its numbers as a table. Screen readers always get the table; everybody can switch to it. */
export function FigureBox({ title, columns, rows, children }: FigureBoxProps) {
  const [asTable, setAsTable] = useState(false);
  const table = (
    // Four columns of long words do not fit on a phone, so each row is a card there.
    <table
      className={joinClasses('table p-figures-table', columns.length > 3 && 'p-table-cards')}
      aria-label={title}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={columns[column + 1]} data-label={columns[column + 1]}>
                {numberInWords(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Card
      title={title}
      level={2}
      action={
        <button type="button" className="p-link p-small" onClick={() => setAsTable(!asTable)}>
          {asTable ? t.showAsChart() : t.showAsTable()}
          <span className="visually-hidden">: {title}</span>
        </button>
      }
    >
      {asTable ? null : <div aria-hidden="true">{children}</div>}
      {asTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long words make it wider than a phone, and keys scroll it
        <section className="p-table-box" aria-label={title} tabIndex={0}>
          {table}
        </section>
      ) : (
        <div className="visually-hidden">{table}</div>
      )}
    </Card>
  );
}
