import * as t from '../../messages/feedback';

interface MailProps {
  mail: { to: string; subject: string; text: string };
}

/** An email as it will be sent. */
export const Mail = ({ mail }: MailProps) => (
  <>
    <dl className="p-mail">
      <div>
        <dt>{t.mailTo()}</dt>
        <dd>{mail.to}</dd>
      </div>
      <div>
        <dt>{t.mailSubject()}</dt>
        <dd>{mail.subject}</dd>
      </div>
    </dl>
    <div className="p-mail-text">{mail.text}</div>
  </>
);
