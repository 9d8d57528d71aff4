import { Card, Notice } from '@portal/ui';
import { NoSponsorship } from '../no-sponsorship';

/** Information before applying, and the documents to prepare. */
export function ImportantInformation({ institutional }: { institutional: boolean }) {
  return (
    <>
      <Notice tone="info" title="Important information">
        <NoSponsorship />
      </Notice>
      <Card title="What you will need">
        <ul>
          <li>your national ID or passport (PDF, JPG or PNG, smaller than 5MB)</li>
          <li>your CV or a professional bio, signed (PDF, smaller than 5MB)</li>
          <li>
            {institutional
              ? 'a letter of support from your institution (PDF, smaller than 5MB)'
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
