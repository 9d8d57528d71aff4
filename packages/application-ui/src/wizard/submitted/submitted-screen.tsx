import { ownReference } from '@portal/contract-svc-applications-v1';
import { AppHeader, Card, MailIcon, SkipLink, Stations, SummaryList, usePageTitle } from '@portal/ui';
import { SentLetter } from '@portal/ui/pictures';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatInstant } from '../../form/format';
import { useApp } from '../app-context';
import type { Submission } from '../calls';
import { HowToSignIn, isWaiting } from './how-to-sign-in';
import { OrganisationLinks } from './organisation-links';
import { OwnCopy } from './own-copy';

export interface SubmittedScreenProps {
  submission: Submission;
  heading: string;
  lead: ReactNode;
  /** The next steps, in order. */
  next: readonly string[];
  children?: ReactNode;
}

/** The confirmation of a submission: the received application, the next steps and the contact. */
export function SubmittedScreen({ submission, heading, lead, next, children }: SubmittedScreenProps) {
  const { shell, programme } = useApp();
  const { branding } = shell;
  const { application, pdf_link } = submission;
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(`Application received - ${programme.title}`, { site: branding.name });
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} title={programme.title} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <SentLetter />
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p className="p-lead">{lead}</p>
        <HowToSignIn submission={submission} />
        <Card title="Your application">
          <SummaryList
            rows={[
              { term: 'Reference', value: ownReference(application.id) },
              { term: 'Received', value: formatInstant(application.submitted_date) },
            ]}
          />
        </Card>
        {pdf_link ? <OwnCopy link={pdf_link} submittedAt={application.submitted_date} /> : null}
        {isWaiting(submission) ? (
          <Card title="What happens next">
            <Stations
              stations={[
                { key: 'sent', title: 'Sent', text: formatInstant(application.submitted_date), done: true },
                ...next.map((sentence) => ({ key: sentence, text: sentence })),
                {
                  key: 'follow',
                  text: (
                    <>
                      You can follow the status on <a href="/userdashboard">your dashboard</a> at any time.
                    </>
                  ),
                },
              ]}
            />
          </Card>
        ) : (
          <Card title="We have answered">
            <p>
              Our answer went to you by email, and it is on <a href="/userdashboard">your dashboard</a>.
            </p>
          </Card>
        )}
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
