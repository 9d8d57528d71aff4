import { formatInstant } from '@portal/application-ui';
import { Card, Notice, Stations, SummaryList } from '@portal/ui';
import { SentLetter } from '@portal/ui/pictures';
import type { SubmittedFurther } from '../api';
import { LinkButton } from '../common/link-button';
import { success } from '../common/messages';
import { programmeName, reference } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { DownloadCopy } from '../view/download-copy';

/** The confirmation of a submission: its reference and the next steps. */
export function Submitted({ submission }: { submission: SubmittedFurther }) {
  const { application, email_sent, email_warning } = submission;
  return (
    <>
      <ViewHeading title={success.submitted} takesFocus />
      <div className="p-measure">
        <SentLetter />
        {email_sent === false && email_warning ? (
          <Notice tone="warning">
            <p>{email_warning}</p>
          </Notice>
        ) : (
          <Notice tone="success" title="Your application is in">
            <p>We have sent you an email that confirms it.</p>
          </Notice>
        )}
        <Card title="Your application">
          <SummaryList
            rows={[
              { term: 'Reference', value: reference(application.id) },
              { term: 'Programme', value: programmeName(application.type) },
              { term: 'Received', value: formatInstant(application.submitted_date) },
            ]}
          />
        </Card>
        <Card title="What happens next">
          <Stations
            stations={[
              { key: 'sent', title: 'Sent', text: formatInstant(application.submitted_date), done: true },
              { key: 'read', text: 'Our team reads your application. This can take several weeks.' },
              { key: 'answer', text: 'You get our answer by email, and under Feedback.' },
              { key: 'look', text: 'You can look at what you sent at any time.' },
            ]}
          />
        </Card>
        <Card title="Your copy">
          <p>Keep what you have sent us. You find it later beside the application, too.</p>
          <DownloadCopy id={application.id} />
        </Card>
        <p className="p-row">
          <LinkButton to={`/applications/${application.id}`}>View the application</LinkButton>
          <LinkButton to="/" variant="outline">
            Dashboard
          </LinkButton>
        </p>
      </div>
    </>
  );
}
