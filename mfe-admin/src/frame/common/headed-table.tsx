import { joinClasses } from '@portal/ui';
import type { ReactNode } from 'react';

interface HeadedTableProps {
  /** What the table lists, for screen readers. */
  label: string;
  /** The headings in order; null: the column of actions, with a heading for screen readers only. */
  columns: readonly (string | null)[];
  /** The heading of the column of actions. */
  acts?: string;
  className?: string;
  /** The rows; their cells repeat the headings by `data-label` for phones, where rows are cards. */
  children: ReactNode;
}

/** A table with spacious rows and one row of headings. */
export const HeadedTable = ({ label, columns, acts, className, children }: HeadedTableProps) => (
  <div className={joinClasses('p-table-box', className)}>
    <table className="table p-table-roomy" aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column ?? ''} scope="col">
              {column ?? <span className="visually-hidden">{acts}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
