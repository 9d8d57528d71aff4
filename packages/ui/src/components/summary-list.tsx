import type { ReactNode } from 'react';

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
  const words = (
    <>
      Change<span className="visually-hidden"> {term}</span>
    </>
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
              <span className="p-muted">Not provided</span>
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
