import { SummaryList } from '@portal/ui';
import type { ReviewData } from '../review/review-data';

export function DisabilityView({ disability }: { disability: ReviewData['disability'] }) {
  const description = disability?.description;
  const told = disability?.has_disability;
  const disabled = told === true || told === 'yes' || told === 1 || Boolean(description);
  return (
    <SummaryList
      rows={[
        { term: 'Disability', value: disability ? (disabled ? 'Yes' : 'No') : null },
        ...(disabled ? [{ term: 'Description', value: description }] : []),
      ]}
    />
  );
}
