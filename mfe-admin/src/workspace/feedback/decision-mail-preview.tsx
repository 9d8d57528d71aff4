import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { rich, translatedJoined } from '@portal/ui/language';
import { Fragment, useEffect, useRef } from 'react';
import type { MailPreview } from '../../api/feedback';
import { Foot } from '../../frame/common/dialog-foot';
import * as t from '../../messages/feedback';
import { goingOn } from './going-on';

/** An email as it will be sent. */
interface ShownMail {
  mail: MailPreview;
  /** Whose it is, where there are several. */
  heading?: string;
}

export interface MailPreviewProps {
  /** Several where applicants are written to in several languages. */
  mails: readonly ShownMail[];
  status: string;
  /** In the place of the sentence about the status. */
  lead?: string;
  busy: boolean;
  failure: readonly string[] | null;
  back: () => void;
  send: () => void;
}

const idle = () => undefined;

/** The emails as they will be sent, with the final confirmation. */
export function DecisionMailPreview({ mails, status, lead, busy, failure, back, send }: MailPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const minutes = mails[0]?.mail.hold_minutes;
  return (
    <section className="p-feedback" aria-label={t.mailToApplicant()} onKeyDown={goingOn(busy ? idle : send)}>
      <h3 ref={heading} tabIndex={-1}>
        {t.sendThisMail()}
      </h3>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.mailNotSent()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      <p>
        {lead ??
          rich(
            t.statusBecomes({
              b: (words) => <strong>{words}</strong>,
              status: translated(labelOf(applicationStatuses, status)),
            }),
          )}
      </p>
      {mails.map(({ mail, heading: title }) => (
        <Fragment key={mail.to}>
          {title ? <h4 className="p-bulk-title">{title}</h4> : null}
          <Mail mail={mail} />
        </Fragment>
      ))}
      {minutes ? <p>{t.goesOutAfter({ minutes })}</p> : null}
      <Foot>
        <Button variant="outline" onClick={back}>
          {t.backToText()}
        </Button>
        <Button busy={busy} onClick={send}>
          {t.confirmAndSend()}
        </Button>
      </Foot>
    </section>
  );
}

const Mail = ({ mail }: Pick<ShownMail, 'mail'>) => (
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
