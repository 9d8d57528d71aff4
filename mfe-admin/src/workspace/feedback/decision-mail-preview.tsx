import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { rich, translatedJoined } from '@portal/ui/language';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { MailPreview } from '../../api/feedback';
import { Foot } from '../../frame/common/dialog-foot';
import * as t from '../../messages/feedback';
import * as results from '../../messages/results';
import { goingOn } from './going-on';
import { Mail } from './shown-mail';

/** An email as it will be sent. */
interface ShownMail {
  mail: Pick<MailPreview, 'to' | 'subject' | 'text'> & Partial<Pick<MailPreview, 'hold_minutes'>>;
  /** The group of applicants, if there are several mails. */
  heading?: string;
}

export interface MailPreviewProps {
  /** Several mails if the applicants' languages differ. */
  mails: readonly ShownMail[];
  status: string;
  /** Replaces the sentence about the status. */
  lead?: string;
  busy: boolean;
  failure: readonly string[] | null;
  back: () => void;
  send: () => void;
  /** Keeps the decision until results are released; absent if that is not offered. */
  prepare?: (() => void) | undefined;
  /** The label of the button that sends the mail. */
  button?: string | undefined;
  /** Further fields before the mail is sent. */
  children?: ReactNode;
}

const idle = () => undefined;

/** The emails as they will be sent, with the button that finally sends them. */
export function DecisionMailPreview({
  mails,
  status,
  lead,
  busy,
  failure,
  back,
  send,
  children,
  ...other
}: MailPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const minutes = mails[0]?.mail.hold_minutes;
  const goOn = goingOn(busy ? idle : send);
  return (
    <section
      className="p-feedback"
      aria-label={t.mailToApplicant()}
      onKeyDown={(event) => {
        goOn(event);
        if (event.key !== 'Escape') return;
        // Escape closes only the email, not the panel or a dialog around it.
        event.stopPropagation();
        if (!busy) back();
      }}
    >
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
        <Fragment key={`${title ?? ''} ${mail.to}`}>
          {title ? <h4 className="p-bulk-title">{title}</h4> : null}
          <Mail mail={mail} />
        </Fragment>
      ))}
      {minutes ? <p>{t.goesOutAfter({ minutes })}</p> : null}
      {children}
      <Foot>
        <Button variant="outline" onClick={back}>
          {t.backToText()}
        </Button>
        {other.prepare ? (
          <Button variant="outline" busy={busy} onClick={other.prepare}>
            {results.prepareLater()}
          </Button>
        ) : null}
        <Button busy={busy} onClick={send}>
          {other.button ?? t.confirmAndSend()}
        </Button>
      </Foot>
    </section>
  );
}
