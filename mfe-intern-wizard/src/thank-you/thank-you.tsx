import { type Submission, SubmittedScreen } from '@portal/application-ui/wizard';
import { verbatim } from '@portal/ui/language';
import * as t from '../messages/thanks';

export function ThankYou({ submission }: { submission: Submission }) {
  const { applicant_name } = submission.application;
  return (
    <SubmittedScreen
      submission={submission}
      heading={
        applicant_name ? verbatim(t.thankYouName({ name: applicant_name }), applicant_name) : t.thankYou()
      }
      lead={t.thanksLead()}
      next={[t.teamReads(), t.mailSoon()]}
    />
  );
}
