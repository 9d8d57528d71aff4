import type { OwnApplication } from '../../api';
import { ReopenedNotice } from './reopened-notice';

interface ReopenedListProps {
  list: readonly OwnApplication[];
  onChanged: () => void;
}

/** The changes that staff ask for, for each application. */
export default function ReopenedList({ list, onChanged }: ReopenedListProps) {
  return list.map((application) => (
    <ReopenedNotice key={application.id} application={application} named onChanged={onChanged} />
  ));
}
