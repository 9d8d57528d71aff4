import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { labelOf, letterStates, referenceTypes } from '@portal/contract-svc-applications-v1';
import { reopenedLabel } from '@portal/contract-svc-applications-v1/questions';
import { StatusChip } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Awaited, AwaitedKind } from '../../api/today';
import { shortDayIn } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/awaited';
import * as blindWords from '../../messages/blind';
import { searchOf, shownOrder } from '../../workspace/work-queue/reading-order';
import { kinds } from './words';

export interface AwaitedTableProps {
  kind: AwaitedKind;
  rows: readonly Awaited[];
  /** Ids of the applications of all pages around this page; an older release sends only those of the page. */
  order?: readonly number[] | undefined;
}

/** The table of outstanding items, each with a link to its application; on a phone rows are cards. */
export function AwaitedTable({ kind, rows, order: known }: AwaitedTableProps) {
  const { label, when } = kinds[kind];
  const ids = known ?? rows.map(({ application }) => application.id);
  const order = rows.length > 0 ? searchOf(shownOrder('outstanding', ids, kind)) : '';
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{blindWords.application()}</th>
            <th scope="col">{kind === 'letters' ? t.referee() : t.whatAsked()}</th>
            <th scope="col">{when}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one application may wait for two letters
            <tr key={`${row.application.id} ${place}`}>
              <th scope="row" data-label={blindWords.application()}>
                <span>
                  <Link to={`${deskPath(row.application.type, row.application.id)}${order}`}>
                    {row.application.applicant_name}
                  </Link>{' '}
                  <span className="p-muted p-plain" translate="no">
                    {row.application.reference}
                  </span>
                </span>
              </th>
              <td data-label={kind === 'letters' ? t.referee() : t.whatAsked()}>
                <About row={row} />
              </td>
              <td data-label={when}>
                <When row={row} kind={kind} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function About({ row: { application, letter, reopened } }: { row: Awaited }) {
  if (letter) {
    return (
      <span>
        <bdi translate="no">{letter.name}</bdi>{' '}
        <span className="p-muted">{translated(labelOf(referenceTypes, letter.type))}</span>{' '}
        <StatusChip
          status={letter.state}
          tone="info"
          label={translated(labelOf(letterStates, letter.state))}
        />
      </span>
    );
  }
  const sections = reopened?.sections.map((key) => translated(reopenedLabel(application.type, key))) ?? [];
  return <span>{sections.join(', ')}</span>;
}

function When({ row: { letter, reopened }, kind }: { row: Awaited; kind: AwaitedKind }) {
  const { locale } = useStaff().shell;
  if (letter) return letter.asked_at ? shortDayIn(letter.asked_at, locale) : t.notYetAsked();
  if (kind === 'answered' && reopened?.ended_at) return shortDayIn(reopened.ended_at, locale);
  return reopened ? formatDay(reopened.until) : '';
}
