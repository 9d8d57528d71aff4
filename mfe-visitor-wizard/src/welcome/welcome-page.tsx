import type { PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Card, MailIcon, Notice, SkipLink, TipBox, usePageTitle } from '@portal/ui';

/** What a visit is and what it needs. Visit applications are taken by e-mail until the form opens here. */
export function WelcomePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  const mail = `mailto:${branding.mailbox}?subject=${encodeURIComponent('Visit application')}`;
  usePageTitle('Visit application', { site: branding.name });

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding}>
        <a href="/">Home page</a>
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1>Visit application</h1>
        <p className="p-lead">
          A short visit to see how palliative care education, research and advocacy work here: alone or with
          your institution.
        </p>
        <Notice tone="info" title="Visit applications are taken by e-mail for now">
          <p>
            The form is not open on this page yet. Write to <a href={mail}>{branding.mailbox}</a> with what is
            listed below, and we answer from there.
          </p>
        </Notice>
        <Card title="Which visit is yours?">
          <dl>
            <dt>Personal</dt>
            <dd>You come for yourself.</dd>
            <dt>Institutional</dt>
            <dd>You represent an institution, with one or more participants.</dd>
          </dl>
        </Card>
        <Card title="What you will need">
          <ul>
            <li>A signed CV or professional bio (PDF)</li>
            <li>Your national ID or passport</li>
            <li>For an institutional visit: a letter of support from your institution (PDF)</li>
            <li>The dates you would like to come, and the hours you have each week</li>
            <li>What you would like to see and learn, in a few sentences</li>
          </ul>
        </Card>
        <Card title="Important information">
          <ul>
            <li>You must be at least 18 years old.</li>
            <li>There is no financial sponsorship: visitors pay their own costs.</li>
            <li>Approval is not guaranteed, and visits depend on availability.</li>
            <li>What you tell us is confidential and used only to review your application.</li>
          </ul>
        </Card>
        <p>
          <a className="btn btn-primary" href={mail}>
            <MailIcon /> Write to us about a visit
          </a>
        </p>
        <TipBox>
          Looking for an internship? <a href="/application/interns">Apply for an internship</a> here.
        </TipBox>
      </main>
    </>
  );
}
