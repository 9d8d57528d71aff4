import { type Submission, SubmittedScreen } from '@portal/application-ui/wizard';

const next = [
  'We read your application and look at the dates that you ask for.',
  'You get an email as soon as there is a decision or a question. This can take several weeks.',
  'Book nothing before you have our answer: approval is not guaranteed, and visits depend on availability.',
];

export function Confirmation({ submission }: { submission: Submission }) {
  const { applicant_name } = submission.application;
  return (
    <SubmittedScreen
      submission={submission}
      heading="Application Submitted Successfully"
      lead={`Thank you${applicant_name ? `, ${applicant_name}` : ''}. Your visit application is in.`}
      next={next}
    >
      <p>
        <a href="/">Return to Homepage</a>
      </p>
    </SubmittedScreen>
  );
}
