import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { deskPath } from './desk-place';

interface ApplicantHeadProps {
  application: { id: number; type: ApplicationType; reference: string; applicant_name: string };
  label: string;
  /** A second line. */
  children?: ReactNode;
}

/** The head of a row about an application: its applicant, as a link to the application, and its reference. */
export const ApplicantHead = ({ application, label, children }: ApplicantHeadProps) => (
  <th scope="row" data-label={label}>
    <span>
      <Link to={deskPath(application.type, application.id)} translate="no">
        {application.applicant_name}
      </Link>{' '}
      <span className="p-muted p-plain" translate="no">
        {application.reference}
      </span>
      {children}
    </span>
  </th>
);
