import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/reopening';
import type { ReplyApplicant } from '../saved-replies/gaps';

const RequestForm = lazy(() => import('./request-form'));

/** The application of a request, from a list or a review. */
export interface Requestable {
  id: number;
  version: number;
  type: string;
  status: string;
  withdrawn_at?: string | null | undefined;
  reopened?: { state: string } | null | undefined;
}

interface RequestInsteadProps {
  application: Requestable;
  /** Called after the request was sent: the shown data must be loaded again. */
  changed: () => void;
  /** Called when a colleague was faster; the form stays. */
  onOvertaken: () => void;
  /** For whom saved replies are filled in. */
  applicant: ReplyApplicant;
  /** The form for a decision, in which the button is shown. */
  children: ReactNode;
}

/** Whether staff may request information: a decision is outstanding, and no other request is open. */
const mayRequest = ({ status, withdrawn_at, reopened }: Requestable): boolean =>
  (status === 'submitted' || status === 'in-review') && !withdrawn_at && reopened?.state !== 'open';

/** A form for a decision, or in its place the one that requests information. */
export function RequestInstead(props: RequestInsteadProps) {
  const { application, applicant, changed, onOvertaken, children } = props;
  const { can } = useStaff();
  const [asking, setAsking] = useState(false);
  // Words that were refused since a colleague was faster stay where they are read.
  if (!can('askForChanges') || !(asking || mayRequest(application))) return children;
  if (!asking) {
    return (
      <>
        {children}
        <button type="button" className="p-link mt-3" onClick={() => setAsking(true)}>
          {t.requestOrReopen()}
        </button>
      </>
    );
  }
  return (
    <Suspense fallback={null}>
      <RequestForm
        application={application}
        type={application.type}
        applicant={applicant}
        onBack={() => setAsking(false)}
        onOvertaken={onOvertaken}
        onSent={() => {
          setAsking(false);
          changed();
        }}
      />
    </Suspense>
  );
}
