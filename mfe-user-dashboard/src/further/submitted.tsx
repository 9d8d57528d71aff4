import { formatInstant } from '@portal/application-ui';
import { Card, Notice, Stepper, SummaryList } from '@portal/ui';
import { SentLetter } from '@portal/ui/pictures';
import type { SubmittedFurther } from '../api';
import { ViewHeading } from '../common/heading';
import { LinkButton } from '../common/link-button';
import { programmeName, reference } from '../common/words';
import * as t from '../messages/finish';
import * as frame from '../messages/frame';
import * as reading from '../messages/reading';
import { DownloadCopy } from '../review/download-copy';

/** The confirmation of a submission: its reference and the next steps. */
export function Submitted({ submission }: { submission: SubmittedFurther }) {
  const { application, email_sent, email_warning } = submission;
  return (
    <>
      <ViewHeading title={t.applicationSubmitted()} takesFocus />
      <div className="p-measure">
        <SentLetter />
        {email_sent === false && email_warning ? (
          <Notice tone="warning">
            <p>{email_warning}</p>
          </Notice>
        ) : (
          <Notice tone="success" title={t.isIn()}>
            <p>{t.mailSent()}</p>
          </Notice>
        )}
        <Card title={t.yourApplication()}>
          <SummaryList
            rows={[
              { term: t.reference(), value: reference(application.id) },
              { term: t.programme(), value: programmeName(application.type) },
              { term: t.received(), value: formatInstant(application.submitted_date) },
            ]}
          />
        </Card>
        <Card title={t.whatNext()}>
          <Stepper
            steps={[
              { key: 'sent', title: t.sent(), text: formatInstant(application.submitted_date), done: true },
              { key: 'read', text: t.teamReads() },
              { key: 'answer', text: t.answerComes() },
              { key: 'look', text: t.lookAnyTime() },
            ]}
          />
        </Card>
        <Card title={t.yourCopy()}>
          <p>{t.keepCopy()}</p>
          <DownloadCopy id={application.id} />
        </Card>
        <p className="p-row">
          <LinkButton to={`/applications/${application.id}`}>{reading.viewApplication()}</LinkButton>
          <LinkButton to="/" variant="outline">
            {frame.dashboard()}
          </LinkButton>
        </p>
      </div>
    </>
  );
}
