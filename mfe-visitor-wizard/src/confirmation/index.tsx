import { type Submission, SubmittedScreen } from '@portal/application-ui/wizard';
import * as t from '../messages/end';

export function Confirmation({ submission }: { submission: Submission }) {
  const { applicant_name } = submission.application;
  return (
    <SubmittedScreen
      submission={submission}
      heading={t.submittedTitle()}
      lead={applicant_name ? t.isInName({ name: applicant_name }) : t.isIn()}
      next={[t.weRead(), t.mailSoon(), t.bookNothing()]}
    >
      <p>
        <a href="/">{t.toHomepage()}</a>
      </p>
    </SubmittedScreen>
  );
}
