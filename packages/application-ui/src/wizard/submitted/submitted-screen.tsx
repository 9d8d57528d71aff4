import { type ApplicationType, referenceOf } from '@portal/contract-svc-applications-v1';
import { AppHeader, Card, MailIcon, Notice, SkipLink, SummaryList, usePageTitle } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from '../../form/format';
import { useApp } from '../app-context';
import type { Submission } from '../calls';
import { OrganisationLinks } from './organisation-links';
import { OwnCopy } from './own-copy';

export interface SubmittedScreenProps {
  submission: Submission;
  heading: string;
  lead: ReactNode;
  /** What happens next, one after the other. */
  next: readonly ReactNode[];
  children?: ReactNode;
}

/** The application is in: what was received, what happens next and when, and whom to ask. */
export function SubmittedScreen({ submission, heading, lead, next, children }: SubmittedScreenProps) {
  const { shell, programme } = useApp();
  const { branding } = shell;
  const { application, email_sent, email_warning, pdf_link } = submission;
  const title = useRef<HTMLHeadingElement>(null);
  const type: ApplicationType = programme.role;
  usePageTitle(`Application received - ${programme.title}`, { site: branding.name });
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} title={programme.title} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p className="p-lead">{lead}</p>
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
              { term: 'Reference', value: referenceOf(type, application.id) },
              { term: 'Received', value: formatInstant(application.submitted_date) },
            ]}
          />
        </Card>
        {pdf_link ? <OwnCopy link={pdf_link} submittedAt={application.submitted_date} /> : null}
        <Card title="What happens next">
          <ol>
            {next.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order of sentences
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        </Card>
        <Card title="Questions?">
          <p>
            <MailIcon /> Write to <a href={`mailto:${branding.mailbox}`}>{branding.mailbox}</a> and name your
            reference.
          </p>
          <OrganisationLinks branding={branding} />
        </Card>
        {children}
      </main>
    </>
  );
}
