import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import type { ApplicationRow } from '../../api/applications';
import * as t from '../../messages/results';

interface PreparedInRowProps {
  prepared: NonNullable<ApplicationRow['prepared_decision']>;
}

/** 'Prepared: Approved, by Joel Kamau'. */
export const PreparedInRow = ({ prepared: { status, prepared_by } }: PreparedInRowProps) => (
  <span className="p-small">
    {t.preparedInRow({ status: translated(labelOf(applicationStatuses, status)), by: prepared_by })}
  </span>
);
