import { useDashboard } from '../../common/context';
import { useFollowed } from '../../common/use-loaded';
import { FeedbackItem } from '../../feedback/feedback-item';

interface DecisionWordsProps {
  application: { id: number; status: string };
  /** On a card only the text is shown; elsewhere also who wrote it, and when. */
  short?: boolean;
}

/** The text that staff wrote with the present decision, shown beside the decision. */
export default function DecisionWords({ application: { id, status }, short = false }: DecisionWordsProps) {
  const { api } = useDashboard();
  const { loaded } = useFollowed('feedback', api.feedback);
  if (loaded.state !== 'ready') return null;
  const item = loaded.value.find((one) => one.application_id === id && one.status === status);
  if (!item) return null;
  if (!short) return <FeedbackItem item={item} isNew={false} />;
  return (
    <p className="p-typed" lang="">
      {item.message}
    </p>
  );
}
