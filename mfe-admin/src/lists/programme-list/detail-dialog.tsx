import { translated } from '@portal/application-ui/language';
import { ApplicationReading } from '@portal/application-ui/reading';
import { applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { Button, Dialog, Skeleton, StatusChip } from '@portal/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { applicantOf } from '../../frame/common/application-words';
import { deskPath } from '../../frame/common/desk-place';
import { FailedNotice } from '../../frame/common/failed-notice';
import * as t from '../../messages/applications';
import { ExportButton } from '../../reports/export/export-button';
import { OriginNote } from '../../workspace/application-list/origin';
import { DelayedNotice } from '../../workspace/delayed-decisions/delayed-notice';
import { FeedbackForm } from '../../workspace/feedback/feedback-form';
import { Withdrawn } from '../../workspace/feedback/withdrawn';
import { RequestInstead } from '../../workspace/reopening/request-button';
import { useReview } from '../../workspace/review/use-review';
import { applicantFor } from '../../workspace/saved-replies/gaps';
import type { RowDialogProps } from './row-dialogs';

const EditApplication = lazy(() => import('../../workspace/review/edit-application'));
const ReopenedCard = lazy(() => import('../../workspace/reopening/reopened-card'));

/** An application in sections, to read, to decide and, for administrators, to correct. */
export default function DetailDialog({ row, order, close, changed }: RowDialogProps) {
  const [{ state, data: review, message }, reload] = useReview(row.id, t.detailFailed());
  const [answering, setAnswering] = useState(false);
  const [editing, setEditing] = useState(false);
  const [tab, setTab] = useState<string | undefined>();

  // The form is above the sections and may be out of view.
  useEffect(() => {
    if (answering) document.getElementById('feedback-status')?.focus();
  }, [answering]);

  function changedHere() {
    reload();
    changed();
  }
  if (editing && review) {
    return (
      <Suspense fallback={null}>
        <EditApplication review={review} close={() => setEditing(false)} changed={changedHere} />
      </Suspense>
    );
  }
  const { edit } = review?.abilities ?? {};
  const delayed = review?.held_decision;
  const decide = review?.abilities.decide && !delayed;
  return (
    <Dialog
      open
      size="xl"
      title={t.details()}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t.closeDetails()}
          </Button>
          {decide ? (
            <Button variant={answering ? 'outline' : 'primary'} onClick={() => setAnswering(!answering)}>
              {answering ? t.hideFeedback() : t.sendFeedback()}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="p-row mb-3">
        <strong translate="no">{row.reference}</strong>
        <span>{translated(labelOf(applicationTypes, row.type))}</span>
        <span translate="no">{applicantOf(row)}</span>
        <StatusChip status={review?.status ?? row.status} />
      </div>
      {review?.reopened_times ? (
        <Suspense fallback={null}>
          <ReopenedCard review={review} changed={changedHere} />
        </Suspense>
      ) : null}
      {review?.withdrawn_at ? <Withdrawn at={review.withdrawn_at} reason={review.withdrawal_reason} /> : null}
      {delayed ? <DelayedNotice applicationId={row.id} held={delayed} changed={changedHere} /> : null}
      <OriginNote application={row} />
      <div className="p-row mb-3">
        <Link to={`${deskPath(row.type, row.id)}${order}`}>{t.openOnDesk()}</Link>
        {edit ? (
          <button type="button" className="p-link" onClick={() => setEditing(true)}>
            {t.editApplication()}
          </button>
        ) : null}
        <ExportButton application={row} look="link" />
      </div>
      {answering && decide ? (
        <div className="mb-4">
          <RequestInstead
            application={review}
            applicant={applicantFor(review)}
            changed={changedHere}
            onOvertaken={changedHere}
          >
            <FeedbackForm
              application={review}
              applicant={applicantFor(review)}
              onOvertaken={changedHere}
              onSent={() => {
                close();
                changed();
              }}
            />
          </RequestInstead>
        </div>
      ) : null}
      {state === 'failed' ? <FailedNotice title={t.detailFailed()} message={message} retry={reload} /> : null}
      {review ? (
        <ApplicationReading review={review} layout="tabs" staff tab={tab} onTab={setTab} level={3} />
      ) : state === 'loading' ? (
        <Skeleton lines={8} label={t.applicationLoading()} />
      ) : null}
    </Dialog>
  );
}
