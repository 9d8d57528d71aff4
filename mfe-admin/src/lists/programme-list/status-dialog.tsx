import { Dialog, StatusChip } from '@portal/ui';
import { previewBulk } from '../../api/bulk';
import { applicantOf } from '../../frame/common/application-words';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/applications';
import { FeedbackForm } from '../../workspace/feedback/feedback-form';
import { RequestInstead } from '../../workspace/reopening/request-button';
import { applicantFor } from '../../workspace/saved-replies/gaps';
import type { RowDialogProps } from './row-dialogs';

/** Sets a new status for an application, with the message to the applicant. */
export default function StatusDialog({ row, close, changed }: RowDialogProps) {
  function done() {
    close();
    changed();
  }
  const applicant = { ...applicantFor(row), language: useLanguageOf(row.id) };
  return (
    <Dialog open title={t.editStatus()} onClose={close}>
      <p className="p-row">
        <strong translate="no">{row.reference}</strong>
        <span translate="no">{applicantOf(row)}</span>
        <StatusChip status={row.status} />
      </p>
      <RequestInstead application={row} applicant={applicant} changed={done} onOvertaken={changed}>
        <FeedbackForm
          application={row}
          applicant={applicant}
          onOvertaken={changed}
          onSent={done}
          onPrepared={done}
        />
      </RequestInstead>
    </Dialog>
  );
}

/** The language of mails to the applicant, which the rows of lists do not contain; null until it is known. */
function useLanguageOf(id: number) {
  const { api } = useStaff();
  const [rows] = useLoad({
    key: String(id),
    load: (signal) => previewBulk(api, { act: 'status', ids: [id], query: {} }, signal),
  });
  return rows.data?.[0]?.language ?? null;
}
