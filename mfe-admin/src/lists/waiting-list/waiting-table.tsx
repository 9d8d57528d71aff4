import { rich } from '@portal/ui/language';
import type { WaitingEntry } from '../../api/waiting-list';
import { ApplicantHead } from '../../frame/common/applicant-head';
import { shortDayIn } from '../../frame/common/dates';
import { HeadedTable } from '../../frame/common/headed-table';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/waiting-list';

interface WaitingTableProps {
  entries: readonly WaitingEntry[];
  move: (entry: WaitingEntry, to: number) => void;
  takeOff: (entry: WaitingEntry) => void;
}

/** The waiting people in order; buttons move rows. On a phone rows are cards. */
export const WaitingTable = ({ entries, ...acts }: WaitingTableProps) => (
  <HeadedTable
    label={t.waitlistTitle()}
    columns={[
      t.waitlistPlace(),
      t.waitlistApplicant(),
      t.waitlistScore(),
      t.waitlistSince(),
      t.waitlistActs(),
    ]}
  >
    {entries.map((entry, index) => (
      <Row
        key={entry.id}
        entry={entry}
        {...acts}
        above={entries[index - 1]?.place ?? null}
        below={entries[index + 1]?.place ?? null}
      />
    ))}
  </HeadedTable>
);

interface RowProps extends Omit<WaitingTableProps, 'entries'> {
  entry: WaitingEntry;
  /** Positions of the shown neighbours; null at either end. */
  above: number | null;
  below: number | null;
}

function Row({ entry, move, takeOff, above, below }: RowProps) {
  const { locale } = useStaff().shell;
  const { place, application, score, added_at } = entry;
  const { applicant_name: name } = application;
  return (
    <tr>
      <td data-label={t.waitlistPlace()}>{place}</td>
      <ApplicantHead application={application} label={t.waitlistApplicant()} />
      <td data-label={t.waitlistScore()}>{score ?? t.waitlistNoScore()}</td>
      <td data-label={t.waitlistSince()}>{shortDayIn(added_at, locale)}</td>
      <td data-label={t.waitlistActs()}>
        <span className="p-row">
          <button
            type="button"
            id={`up-${entry.id}`}
            className="p-link"
            aria-disabled={above === null || undefined}
            onClick={() => above !== null && move(entry, above)}
          >
            {rich(t.waitlistUp({ hidden, name }))}
          </button>
          <button
            type="button"
            id={`down-${entry.id}`}
            className="p-link"
            aria-disabled={below === null || undefined}
            onClick={() => below !== null && move(entry, below)}
          >
            {rich(t.waitlistDown({ hidden, name }))}
          </button>
          <button type="button" className="p-link" onClick={() => takeOff(entry)}>
            {rich(t.waitlistTakeOff({ hidden, name }))}
          </button>
        </span>
      </td>
    </tr>
  );
}
