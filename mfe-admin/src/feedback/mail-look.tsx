import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { MailPreview } from '../api/feedback';
import { goingOn } from './going-on';

export interface MailLookProps {
  mail: MailPreview;
  status: string;
  /** In the place of the sentence about the status. */
  lead?: string;
  busy: boolean;
  failure: string | null;
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
    <section
      className="p-feedback"
      aria-label="Email to the applicant"
      onKeyDown={goingOn(busy ? idle : send)}
    >
      <h3 ref={heading} tabIndex={-1}>
        Send this email?
      </h3>
      {failure ? (
        <Notice tone="danger" role="alert" title="Not sent">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>
        {lead ?? (
          <>
            The status becomes <strong>{labelOf(applicationStatuses, status)}</strong> and this goes out:
          </>
        )}
      </p>
      <dl className="p-mail">
        <div>
          <dt>To</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <div className="p-mail-text">{mail.text}</div>
      {mail.hold_minutes ? (
        <p>
          It goes out {mail.hold_minutes === 1 ? '1 minute' : `${mail.hold_minutes} minutes`} after you
          confirm. Until then you can undo it, and the applicant sees nothing of it.
        </p>
      ) : null}
      <div className="p-row">
        <Button busy={busy} onClick={send}>
          Confirm and send
        </Button>
        <Button variant="outline" onClick={back}>
          Back to the text
        </Button>
      </div>
    </section>
  );
}
