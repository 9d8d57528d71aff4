import { useDashboard } from '../../common/context';
import { useFollowed } from '../../common/use-loaded';
import { FeedbackItem } from '../../feedback/feedback-item';

interface DecisionWordsProps {
  application: { id: number; status: string };
  /** On a card the words alone; else with who wrote them, and when. */
  short?: boolean;
}

/** What staff wrote with the decision that stands: beside it, not on a page of its own alone. */
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
