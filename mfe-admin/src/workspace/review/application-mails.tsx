import { Button, joinClasses, StatusChip, type Tone } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { type ApplicationMail, sendMailAgain } from '../../api/mail';
import { dayAndTime } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/mail';
import { CorrectAddress } from '../../settings/mail/correct-address';
import { answerWords, kindWords, mailMessages } from '../../settings/mail/words';

const states: Record<ApplicationMail['state'], { label: string; tone: Tone }> = {
  queued: {
    get label() {
      return t.mailWaits();
    },
    tone: 'info',
  },
  sent: {
    get label() {
      return t.mailSent();
    },
    tone: 'success',
  },
  refused: {
    get label() {
      return t.mailRefused();
    },
    tone: 'warning',
  },
  bounced: {
    get label() {
      return t.mailCameBack();
    },
    tone: 'danger',
  },
  given_up: {
    get label() {
      return t.mailGivenUp();
    },
    tone: 'danger',
  },
};

interface ApplicationMailsProps {
  applicationId: number;
  mails: readonly ApplicationMail[];
  /** Called after a mail was sent again, or the address was corrected. */
  changed: () => void;
}

/** What happened to each email about an application, in its history. */
export function ApplicationMails({ applicationId, mails, changed }: ApplicationMailsProps) {
  const { can } = useStaff();
  if (mails.length === 0) return null;
  const lost = mails.findLast(({ state }) => state !== 'sent' && state !== 'queued');
  return (
    <>
      <h3 className="p-card-title mt-4 mb-2">{t.mailEmails()}</h3>
      <ul className="list-unstyled mb-0">
        {mails.map((mail) => (
          <li key={mail.id} className="p-sent">
            <Mail mail={mail} isNewest={mail === mails.at(-1)} changed={changed} />
          </li>
        ))}
      </ul>
      {can('editApplications') && lost ? (
        <CorrectAddress applicationId={applicationId} present={lost.to} changed={changed} />
      ) : null}
    </>
  );
}

interface MailProps {
  mail: ApplicationMail;
  isNewest: boolean;
  changed: () => void;
}

function Mail({ mail, isNewest, changed }: MailProps) {
  const { api, can, shell } = useStaff();
  const { busy, run } = useWork();
  const { label, tone } = states[mail.state];
  // A second copy of an old email that has arrived would only confuse its reader.
  const again = mail.state === 'sent' ? isNewest : mail.state !== 'queued';

  const send = () =>
    void run(
      async () => {
        const state = await sendMailAgain(api, mail.id);
        shell.notify.success(state === 'sent' ? mailMessages.sent : mailMessages.underWay);
        changed();
      },
      (error) => {
        shell.notify.error(refusalSentence(error, mailMessages.retryFailed));
        changed();
      },
    );
  return (
    <>
      <p className="mb-1">
        <strong>{kindWords(mail.kind)}</strong>
      </p>
      <p className="p-row mb-1">
        <StatusChip status={mail.state} label={label} tone={tone} />
      </p>
      {mail.answer ? <Answer of={mail.answer} /> : null}
      <p className="p-small p-muted mb-1">
        {mail.to ? `${mail.to}, ` : ''}
        {dayAndTime(mail.changed_at, shell.locale)}
      </p>
      {mail.state === 'refused' ? <p className="p-small mb-1">{t.triedByItself()}</p> : null}
      {again && can('sendMails') ? (
        <Button variant="outline" small busy={busy} onClick={send}>
          {rich(
            t.sendMailAgain({
              hidden,
              kind: kindWords(mail.kind),
            }),
          )}
        </Button>
      ) : null}
    </>
  );
}

/** The mail server's answer in words if known, with the original for people who look after mails. */
function Answer({ of: answer }: { of: string }) {
  const words = answerWords(answer);
  return (
    <>
      {words ? <p className="mb-1">{words}</p> : null}
      <p className={joinClasses('p-small mb-1', words && 'p-muted')}>{answer}</p>
    </>
  );
}
