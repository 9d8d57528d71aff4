import { said } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { rich, saidTogether } from '@portal/ui/language';
import { useEffect, useRef } from 'react';
import type { MailPreview } from '../api/feedback';
import { Foot } from '../common/dialog-foot';
import * as t from '../messages/feedback';
import { goingOn } from './going-on';

export interface MailLookProps {
  mail: MailPreview;
  status: string;
  /** In the place of the sentence about the status. */
  lead?: string;
  busy: boolean;
  failure: readonly string[] | null;
  back: () => void;
  send: () => void;
}

const idle = () => undefined;

/** The email as it will be sent, with the final confirmation. */
export function MailLook({ mail, status, lead, busy, failure, back, send }: MailLookProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="p-feedback" aria-label={t.mailToApplicant()} onKeyDown={goingOn(busy ? idle : send)}>
      <h3 ref={heading} tabIndex={-1}>
        {t.sendThisMail()}
      </h3>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.mailNotSent()}>
          <p>{saidTogether(failure)}</p>
        </Notice>
      ) : null}
      <p>
        {lead ??
          rich(
            t.statusBecomes({
              b: (words) => <strong>{words}</strong>,
              status: said(labelOf(applicationStatuses, status)),
            }),
          )}
      </p>
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
      {mail.hold_minutes ? <p>{t.goesOutAfter({ minutes: mail.hold_minutes })}</p> : null}
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
