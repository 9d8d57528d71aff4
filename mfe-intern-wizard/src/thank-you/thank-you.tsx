import { type Submission, SubmittedScreen } from '@portal/application-ui/wizard';

const next = [
  'Our selection team reads your application: eligibility, qualifications and fit with our mission.',
  'You get an email as soon as there is a decision or a question. This can take several weeks.',
];

export function ThankYou({ submission }: { submission: Submission }) {
  const { applicant_name } = submission.application;
  return (
    <SubmittedScreen
      submission={submission}
      heading={`Thank you${applicant_name ? `, ${applicant_name}` : ''}`}
      lead="Your internship application is in. We are glad that you want to work with us."
      next={next}
    />
  );
}
