import { Card, Notice } from '@portal/ui';
import { NoSponsorship } from '../no-sponsorship';

/** What to know before applying, and what to have ready. */
export function ImportantInformation({ institutional }: { institutional: boolean }) {
  return (
    <>
      <Notice tone="info" title="Important information">
        <NoSponsorship />
      </Notice>
      <Card title="What you will need">
        <ul>
          <li>your national ID or passport (PDF, JPG or PNG of at most 5 MB)</li>
          <li>your CV or a professional bio, signed (PDF of at most 5 MB)</li>
          <li>
            {institutional
              ? 'a letter of support from your institution (PDF of at most 5 MB)'
              : 'for an institutional visit, a letter of support from your institution (PDF)'}
          </li>
          <li>the dates you would like to come, and the hours you have each week</li>
        </ul>
        <p>
          You must be 18 years old or older. What you tell us is confidential; we use it only to review your
          application.
        </p>
      </Card>
    </>
  );
}
