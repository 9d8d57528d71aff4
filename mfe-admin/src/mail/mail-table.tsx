import { joinClasses } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { DeadLetter } from '../api/mail';
import { dayAndTime } from '../common/dates';
import { useStaff } from '../common/staff-context';
import { kindWords } from './words';

export interface MailTableProps {
  letters: readonly DeadLetter[];
  busy: boolean;
  again: (letter: DeadLetter) => void;
}

/** A table; on a phone its rows are cards. */
export function MailTable({ letters, busy, again }: MailTableProps) {
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label="Emails given up" aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Application</th>
            <th scope="col">Given up</th>
            <th scope="col">Reason</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => (
            <Row key={`${letter.of} ${letter.id}`} letter={letter} again={again} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ letter, again }: { letter: DeadLetter; again: MailTableProps['again'] }) {
  const { locale } = useStaff().shell;
  const { application_id: application, attempts } = letter;
  return (
    <tr>
      <th scope="row" data-label="Email">
        <span>
          {kindWords(letter.kind)}
          <br />
          <span className="p-muted p-small p-plain">of {dayAndTime(letter.created_at, locale)}</span>
        </span>
      </th>
      <td data-label="Application">
        {application === null ? (
          <span className="p-muted">None</span>
        ) : (
          <Link to={`/dashboard/applications/${application}`}>Application {application}</Link>
        )}
      </td>
      <td data-label="Given up">
        <span>
          {dayAndTime(letter.failed_at, locale)}
          <br />
          <span className="p-muted p-small">
            after {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
          </span>
        </span>
      </td>
      <td data-label="Reason">{letter.last_error_code ?? 'Unknown'}</td>
      <td data-label="Actions">
        <button type="button" className="p-link" onClick={() => again(letter)}>
          Send again
          <span className="visually-hidden">
            : {kindWords(letter.kind)} {letter.id}
          </span>
        </button>
      </td>
    </tr>
  );
}
