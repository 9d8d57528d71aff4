import { EmptyState, Skeleton } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { useDashboard } from '../common/context';
import { Failed } from '../common/failed';
import { ViewHeading } from '../common/heading';
import { errorSentence } from '../common/messages';
import { useFollowed } from '../common/use-loaded';
import * as frame from '../messages/frame';
import * as t from '../messages/messages';
import { FeedbackItem } from './feedback-item';
import { useMarkRead } from './use-mark-read';

/** The administrators' feedback, the newest first. */
export default function FeedbackView() {
  const { api } = useDashboard();
  const { loaded, reload, put } = useFollowed('feedback', api.feedback);
  const isNew = useMarkRead(loaded.state === 'ready' ? loaded.value : null, put);
  return (
    <>
      <ViewHeading title={frame.feedback()} lead={t.feedbackLead()} />
      {loaded.state === 'loading' ? <Skeleton lines={6} label={t.loadingFeedback()} /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={t.feedbackFailed()} retry={reload}>
          <p>{errorSentence(loaded.error)}</p>
        </Failed>
      ) : null}
      {loaded.state === 'ready' && loaded.value.length === 0 ? (
        <EmptyState drawing={openDoor} title={t.noFeedback()} text={t.noFeedbackText()} />
      ) : null}
      {loaded.state === 'ready' && loaded.value.length > 0 ? (
        <ul className="list-unstyled">
          {loaded.value.map((item) => (
            <li key={item.id}>
              <FeedbackItem item={item} isNew={isNew(item.id)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
