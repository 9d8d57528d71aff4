import { Dialog, StatusChip } from '@portal/ui';
import { applicantOf } from '../common/application-words';
import { FeedbackForm } from '../feedback/feedback-form';
import * as t from '../messages/applications';
import { RequestInstead } from '../reopening/request-button';
import { applicantFor } from '../saved-replies/gaps';
import type { RowDialogProps } from './row-dialogs';

/** Sets a new status for an application, with the message to the applicant. */
export default function StatusDialog({ row, close, changed }: RowDialogProps) {
  function done() {
    close();
    changed();
  }
  return (
    <Dialog open title={t.editStatus()} onClose={close}>
      <p className="p-row">
        <strong translate="no">{row.reference}</strong>
        <span translate="no">{applicantOf(row)}</span>
        <StatusChip status={row.status} />
      </p>
      <RequestInstead application={row} applicant={applicantFor(row)} changed={done}>
        <FeedbackForm application={row} applicant={applicantFor(row)} onOvertaken={changed} onSent={done} />
      </RequestInstead>
    </Dialog>
  );
}
