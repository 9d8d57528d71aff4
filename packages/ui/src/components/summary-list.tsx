import type { ReactNode } from 'react';
import { rich } from '../language/rich';
import * as t from '../messages/answers';

export interface SummaryRow {
  term: string;
  /** The answer; an empty answer is shown as 'Not provided'. */
  value: ReactNode;
  /** Whether a person typed the answer: a translating browser must not change it. */
  typed?: boolean | undefined;
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

/** An email address that is too long for its line breaks after its @. */
const address = /^[^\s@]+@(?=[^\s@]+$)/;

/** Email addresses, phone numbers and references have no words to translate. */
const wordless = /^([^\s@]+@[^\s@]+|[+\d][\d\s()-]*|[A-Z]{3}-\d+)$/;

const isTyped = ({ typed, value }: SummaryRow): boolean =>
  typed === true || (typeof value === 'string' && wordless.test(value));

function answer(value: ReactNode): ReactNode {
  const [name] = (typeof value === 'string' && address.exec(value)) || [];
  if (!name) return value;
  return (
    <>
      {name}
      <wbr />
      {(value as string).slice(name.length)}
    </>
  );
}

const isBlank = ({ value }: SummaryRow): boolean => value === null || value === undefined || value === '';

/** Questions and answers for reading. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="p-answers">
      {rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd translate={isTyped(row) && !isBlank(row) ? 'no' : undefined}>
            {isBlank(row) ? <span className="p-muted">{t.notProvided()}</span> : answer(row.value)}
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
