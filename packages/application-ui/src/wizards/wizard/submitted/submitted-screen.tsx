import { ownReference } from '@portal/contract-svc-applications-v1';
import { AppHeader, Card, MailIcon, SkipLink, Stepper, SummaryList, usePageTitle } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { SentLetter } from '@portal/ui/pictures';
import { type ReactNode, useEffect, useRef } from 'react';
import { countDaysIn, formatInstant } from '../../../base/language/format';
import * as t from '../../../messages/submitted';
import { useApp } from '../app-context';
import type { Submission } from '../calls';
import { LanguageChoice } from '../language-choice';
import { HowToSignIn, isWaiting } from './how-to-sign-in';
import { OrganisationLinks } from './organisation-links';
import { OwnCopy } from './own-copy';

export interface SubmittedScreenProps {
  submission: Submission;
  heading: ReactNode;
  lead: ReactNode;
  /** The next steps, in order. */
  next: readonly string[];
  children?: ReactNode;
}

const dashboard = (words: string) => <a href="/userdashboard">{words}</a>;

/** The confirmation of a submission: the received application, the next steps and the contact. */
export function SubmittedScreen({ submission, heading, lead, next, children }: SubmittedScreenProps) {
  const { shell, programme } = useApp();
  const { branding } = shell;
  const { application, pdf_link } = submission;
  // After a reload this screen is shown without the form, which otherwise sets the zone.
  countDaysIn(shell.locale.timeZone);
  const received = formatInstant(application.submitted_date);
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(t.receivedTitle({ programme: programme.title }), { site: branding.name });
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} title={programme.title}>
        <LanguageChoice />
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <SentLetter />
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <p className="p-lead">{lead}</p>
        <HowToSignIn submission={submission} />
        <Card title={t.yourSent()}>
          <SummaryList
            rows={[
              { term: t.reference(), value: ownReference(application.id) },
              { term: t.received(), value: received },
            ]}
          />
        </Card>
        {pdf_link ? <OwnCopy link={pdf_link} submittedAt={application.submitted_date} /> : null}
        {isWaiting(submission) ? (
          <Card title={t.whatNext()}>
            <Stepper
              steps={[
                { key: 'sent', title: t.sent(), text: received, done: true },
                ...next.map((sentence) => ({ key: sentence, text: sentence })),
                {
                  key: 'follow',
                  text: rich(t.followStatus({ dashboard })),
                },
              ]}
            />
          </Card>
        ) : (
          <Card title={t.weHaveAnswered()}>
            <p>{rich(t.answerByMail({ dashboard }))}</p>
          </Card>
        )}
        <Card title={t.questionsTitle()}>
          <p>
            <MailIcon />{' '}
            {rich(
              t.writeTo({
                mail: () => (
                  <a translate="no" href={`mailto:${branding.mailbox}`}>
                    {branding.mailbox}
                  </a>
                ),
              }),
            )}
          </p>
          <OrganisationLinks branding={branding} />
        </Card>
        {children}
      </main>
    </>
  );
}
