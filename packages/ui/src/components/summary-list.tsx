import type { ReactNode } from 'react';
import { rich } from '../language/rich';
import * as t from '../messages/answers';

export interface SummaryRow {
  term: string;
  /** The answer; an empty answer is shown as 'Not provided'. */
  value: ReactNode;
  /** A Change link to this address ... */
  href?: string | undefined;
  /** ... or a Change button that does this. */
  onChange?: (() => void) | undefined;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
}

function Change({ term, href, onChange }: SummaryRow) {
  const words = rich(
    t.change({ term, hidden: (hidden) => <span className="visually-hidden">{hidden}</span> }),
  );
  if (href) return <a href={href}>{words}</a>;
  return (
    <button type="button" className="p-link" onClick={onChange}>
      {words}
    </button>
  );
}

/** Questions and answers to read. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="p-answers">
      {rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd>
            {row.value === null || row.value === undefined || row.value === '' ? (
              <span className="p-muted">{t.notProvided()}</span>
            ) : (
              row.value
            )}
          </dd>
          {row.href || row.onChange ? (
            <dd className="p-answers-change">
              <Change {...row} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
