import { StatusChip } from '@portal/ui';
import type { PreviewedRow } from '../../api/bulk';
import { applicantOf } from '../../frame/common/application-words';
import { translatedStored } from '../../frame/language/stored';
import * as t from '../../messages/bulk';
import { applicationsInWords } from './acts';

interface PreviewListProps {
  rows: PreviewedRow[];
  /** Whether rows that the list does not show are included. */
  withHidden: boolean;
  setWithHidden: (withHidden: boolean) => void;
  /** True while the act runs: nothing can be changed any more. */
  fixed: boolean;
}

/** Returns the rows to change. Rows that the list hides are left out unless somebody includes them. */
export const included = (rows: PreviewedRow[], withHidden: boolean): PreviewedRow[] =>
  rows.filter(({ refusal, listed }) => refusal === null && (listed || withHidden));

/** The applications that an act will change, and the applications that it will skip, with the reason. */
export function PreviewList({ rows, withHidden, setWithHidden, fixed }: PreviewListProps) {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  const hidden = rows.filter(({ refusal, listed }) => refusal === null && !listed);
  const shown = rows.filter(({ refusal, listed }) => refusal === null && listed);
  return (
    <div>
      <Group title={t.ofYourList({ applications: applicationsInWords(shown.length) })} rows={shown} />
      {hidden.length > 0 ? (
        <>
          <Group title={t.hiddenNow({ applications: applicationsInWords(hidden.length) })} rows={hidden} />
          <div className="p-tick-list">
            <label htmlFor="with-hidden">
              <input
                type="checkbox"
                id="with-hidden"
                checked={withHidden}
                disabled={fixed}
                onChange={({ target }) => setWithHidden(target.checked)}
              />
              {t.includeToo({ count: hidden.length })}
            </label>
          </div>
        </>
      ) : null}
      {refused.length > 0 ? (
        <Group title={t.leftOut({ applications: applicationsInWords(refused.length) })} rows={refused} />
      ) : null}
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: PreviewedRow[] }) {
  if (rows.length === 0) return <p className="p-muted">{title}</p>;
  return (
    <section aria-label={title}>
      <h3 className="p-bulk-title">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is read by keys, too */}
      <ul className="p-bulk-rows list-unstyled" tabIndex={0} aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="p-bulk-reference" translate="no">
              {row.reference}
            </span>
            <span className="p-bulk-name" translate="no">
              {applicantOf({ ...row, type: row.type as 'intern' })}
            </span>
            <StatusChip status={row.status} />
            {row.readers.length > 0 ? (
              <span className="p-muted p-small p-bulk-why">
                {t.readBy({ names: row.readers.map(({ name }) => name).join(', ') })}
              </span>
            ) : null}
            {row.refusal ? (
              <span className="p-muted p-small p-bulk-why">{translatedStored(row.refusal)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
