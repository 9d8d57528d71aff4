import { formatInstant } from '@portal/application-ui';
import type { ShellApi } from '@portal/contract-shell-v1';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import { AppHeader, Card, MailIcon, Notice, SkipLink, SummaryList, usePageTitle } from '@portal/ui';
import { useEffect, useRef } from 'react';
import type { Submission } from '../api';
import { OrganisationLinks } from './organisation-links';

const title = 'Internship application';

/** The application is in: what was received, what happens next and when, and whom to ask. */
export function ThankYou({ shell, submission }: { shell: ShellApi; submission: Submission }) {
  const { branding } = shell;
  const { application, email_sent, email_warning } = submission;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(`Application received - ${title}`, { site: branding.name });
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} title={title} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          Thank you{application.applicant_name ? `, ${application.applicant_name}` : ''}
        </h1>
        <p className="p-lead">
          Your internship application is in. We are glad that you want to work with us.
        </p>
        {email_sent === false && email_warning ? (
          <Notice tone="warning">{email_warning}</Notice>
        ) : (
          <Notice tone="success" title="Check your email">
            <p>
              A confirmation email with your dashboard login credentials was sent to you. If it is not there
              in an hour, look into your spam folder.
            </p>
          </Notice>
        )}
        <Card title="Your application">
          <SummaryList
            rows={[
              { term: 'Reference', value: referenceOf('intern', application.id) },
              { term: 'Received', value: formatInstant(application.submitted_date) },
            ]}
          />
        </Card>
        <Card title="What happens next">
          <ol>
            <li>
              Our selection team reads your application: eligibility, qualifications and fit with our mission.
            </li>
            <li>
              You get an email as soon as there is a decision or a question. This can take several weeks.
            </li>
            <li>
              Until then you can follow the status on <a href="/userdashboard">your dashboard</a>, with the
              password from the confirmation email.
            </li>
          </ol>
        </Card>
        <Card title="Questions?">
          <p>
            <MailIcon /> Write to <a href={`mailto:${branding.mailbox}`}>{branding.mailbox}</a> and name your
            reference.
          </p>
          <OrganisationLinks branding={branding} />
        </Card>
      </main>
    </>
  );
}
