import { joinClasses } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Link } from 'react-router-dom';
import type { DeadLetter } from '../../api/mail';
import { shortMomentIn } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/mail';
import { kindWords, reasonWords } from './words';

export interface MailTableProps {
  letters: readonly DeadLetter[];
  busy: boolean;
  again: (letter: DeadLetter) => void;
}

/** A table; on a phone its rows are cards. */
export function MailTable({ letters, busy, again }: MailTableProps) {
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label={t.mailsGivenUp()} aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">{t.mailEmail()}</th>
            <th scope="col">{t.mailApplication()}</th>
            <th scope="col">{t.columnGivenUp()}</th>
            <th scope="col">{t.mailReason()}</th>
            <th scope="col">{t.mailActions()}</th>
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
      <th scope="row" data-label={t.mailEmail()}>
        <span>
          {kindWords(letter.kind)}
          <br />
          <span className="p-muted p-small p-plain">
            {t.mailOf({ createdAt: shortMomentIn(letter.created_at, locale) })}
          </span>
        </span>
      </th>
      <td data-label={t.mailApplication()}>
        {application === null ? (
          <span className="p-muted">{t.mailNone()}</span>
        ) : (
          <Link to={`/dashboard/applications/${application}`}>{t.mailAbout({ application })}</Link>
        )}
      </td>
      <td data-label={t.mailGivenUp()}>
        <span>
          {shortMomentIn(letter.failed_at, locale)}
          <br />
          <span className="p-muted p-small">{t.afterAttempts({ attempts })}</span>
        </span>
      </td>
      <td data-label={t.mailReason()}>
        <Reason code={letter.last_error_code} />
      </td>
      <td data-label={t.mailActions()}>
        <button type="button" className="p-link" onClick={() => again(letter)}>
          {rich(
            t.sendDeadAgain({
              hidden,
              kind: kindWords(letter.kind),
              id: letter.id,
            }),
          )}
        </button>
      </td>
    </tr>
  );
}

/** The reason in words, with the code for the people who run the mail server. */
function Reason({ code }: { code: string | null }) {
  const words = code === null ? t.mailUnknown() : reasonWords(code);
  if (code === null || !words) return words ?? code;
  return (
    <span>
      {words}
      <br />
      <span className="p-muted p-small">{code}</span>
    </span>
  );
}
