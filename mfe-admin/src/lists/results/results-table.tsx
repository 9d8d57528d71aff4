import { StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { roundName } from '@portal/ui/rounds';
import type { PreparedResult, Results } from '../../api/results';
import { ApplicantHead } from '../../frame/common/applicant-head';
import { dayAndTime } from '../../frame/common/dates';
import { HeadedTable } from '../../frame/common/headed-table';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/results';
import { OfferedDays } from '../../workspace/prepared/offered-days';
import { useTakeBack } from '../../workspace/prepared/use-take-back';

interface ResultsTableProps {
  rows: readonly PreparedResult[];
  rounds: Results['by_round'];
  /** Whether results can be selected for a release. */
  picks: boolean;
  isIn: (id: number) => boolean;
  turn: (ids: readonly number[], isIn: boolean) => void;
  showMail: (result: PreparedResult) => void;
  changed: () => void;
}

/** The prepared decisions as a table; on a phone rows are cards. */
export function ResultsTable({ rows, picks, ...of }: ResultsTableProps) {
  return (
    <HeadedTable
      label={t.resultsTitle()}
      columns={[
        ...(picks ? [t.resultsPickColumn()] : []),
        t.resultsApplicant(),
        t.resultsDecision(),
        t.resultsStatusNow(),
        t.resultsPreparedBy(),
        t.resultsActs(),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} picks={picks} {...of} />
      ))}
    </HeadedTable>
  );
}

type RowProps = Omit<ResultsTableProps, 'rows'> & { row: PreparedResult };

function Row({ row, rounds, picks, isIn, turn, showMail, changed }: RowProps) {
  const { locale } = useStaff().shell;
  const { takeBack } = useTakeBack(row.application.id, changed);
  const { id, application, status, application_status, prepared_by, prepared_at } = row;
  const { reference, applicant_name: name } = application;
  const round = rounds.find(({ id: one }) => one === row.round_id);
  return (
    <tr>
      {picks ? (
        <td data-label={t.resultsPickColumn()}>
          <input
            type="checkbox"
            aria-label={t.resultsPick({ reference })}
            checked={isIn(id)}
            onChange={({ target }) => turn([id], target.checked)}
          />
        </td>
      ) : null}
      <ApplicantHead application={application} label={t.resultsApplicant()}>
        {round ? <span className="p-muted p-small p-block">{roundName(round)}</span> : null}
      </ApplicantHead>
      <td data-label={t.resultsDecision()}>
        <span>
          <StatusChip status={status} />
          <OfferedDays offer={row.offer} />
        </span>
      </td>
      <td data-label={t.resultsStatusNow()}>
        <StatusChip status={application_status} />
      </td>
      <td data-label={t.resultsPreparedBy()}>
        <span>
          {prepared_by}
          <br />
          <span className="p-muted p-small">{dayAndTime(prepared_at, locale)}</span>
        </span>
      </td>
      <td data-label={t.resultsActs()}>
        <span className="p-row">
          <button type="button" className="p-link" onClick={() => showMail(row)}>
            {rich(t.resultsShowMail({ hidden, name }))}
          </button>
          <button type="button" className="p-link" onClick={() => takeBack(id)}>
            {rich(t.resultsTakeBack({ hidden, reference }))}
          </button>
        </span>
      </td>
    </tr>
  );
}
