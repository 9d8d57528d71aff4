import { Card } from '@portal/ui';

/** The audience of the internship and the requirements of an application. */
export function Requirements({ purpose }: { purpose: string }) {
  return (
    <>
      <Card title="What this internship is">
        <ul>
          <li>
            It is unpaid and takes place on site, at our offices in Rwanda. Field activities may be part of
            it.
          </li>
          <li>The period is flexible: it depends on when you are available and on what we need.</li>
          <li>What you tell us is confidential. We use it only to review your application.</li>
        </ul>
      </Card>
      <Card title="You can apply if">
        <ul>
          <li>you are enrolled in an undergraduate programme or higher at the moment, and</li>
          <li>you are 18 years old or older.</li>
        </ul>
      </Card>
      <Card title="What you will need">
        <p>Each as a PDF, smaller than 5MB:</p>
        <ul>
          <li>your CV or resume, signed</li>
          <li>a cover letter</li>
          <li>your academic transcript, or a proof of enrolment</li>
          <li>a valid criminal record</li>
          <li>
            {purpose === 'academic'
              ? 'two letters: a recommendation letter from your institution and a character reference'
              : 'two reference letters: one academic and one about your character'}
          </li>
        </ul>
        <p className="p-muted">
          If the internship is an academic requirement, a recommendation letter from your institution replaces
          the academic reference letter.
        </p>
      </Card>
    </>
  );
}
