import { EditBody } from './edit-body';
import { internship, visit } from './programme';
import { internTabs } from './tabs/intern-tabs';
import { visitorTabs } from './tabs/visitor-tabs';
import type { EditDialogProps } from './types';

/** An application's answers and documents, to be changed by the applicant or an admin. */
export function EditDialog(props: EditDialogProps) {
  if (!props.show) return null;
  return props.review.type === 'intern' ? (
    <EditBody {...props} programme={internship} tabs={internTabs} />
  ) : (
    <EditBody {...props} programme={visit} tabs={visitorTabs} />
  );
}
