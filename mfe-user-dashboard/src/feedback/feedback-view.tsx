import { EmptyState, Skeleton } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { useDashboard } from '../app/context';
import { Failed } from '../common/failed';
import { errorSentence, say } from '../common/messages';
import { useFollowed } from '../common/use-loaded';
import { ViewHeading } from '../frame/heading';
import { FeedbackItem } from './feedback-item';
import { useMarkRead } from './use-mark-read';

/** The administrators' feedback, the newest first. */
export default function FeedbackView() {
  const { api } = useDashboard();
  const { loaded, reload, put } = useFollowed('feedback', api.feedback);
  const isNew = useMarkRead(loaded.state === 'ready' ? loaded.value : null, put);
  return (
    <>
      <ViewHeading title="Feedback" lead="What we have written to you about your applications." />
      {loaded.state === 'loading' ? <Skeleton lines={6} label="Loading your feedback" /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={say.feedbackFailed} retry={reload}>
          <p>{errorSentence(loaded.error)}</p>
        </Failed>
      ) : null}
      {loaded.state === 'ready' && loaded.value.length === 0 ? (
        <EmptyState
          drawing={openDoor}
          title="No feedback yet"
          text="When we have read your application you find our answer here, and in your email."
        />
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
