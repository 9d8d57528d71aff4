import type { OwnApplication } from '../../api';
import { ReopenedNotice } from './reopened-notice';

interface ReopenedListProps {
  list: readonly OwnApplication[];
  onChanged: () => void;
}

/** What staff ask for, of each application. */
export default function ReopenedList({ list, onChanged }: ReopenedListProps) {
  return list.map((application) => (
    <ReopenedNotice key={application.id} application={application} named onChanged={onChanged} />
  ));
}
