import { readingMessages } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';

/** In place of an application that is closed to whoever knows the applicant. */
export const KnownApplicant = () => (
  <Notice title="You do not read this application">
    <p>{readingMessages.knows}</p>
    <p className="mb-0">If this is a mistake, an administrator can let you read it again.</p>
  </Notice>
);
