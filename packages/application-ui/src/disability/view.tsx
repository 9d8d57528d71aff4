import { SummaryList, type SummaryRow } from '@portal/ui';
import type { ReviewData } from '../review/review-data';

export function disabilityRows(disability: ReviewData['disability']): SummaryRow[] {
  const description = disability?.description;
  const told = disability?.has_disability;
  const disabled = told === true || told === 'yes' || told === 1 || Boolean(description);
  return [
    { term: 'Disability', value: disability ? (disabled ? 'Yes' : 'No') : null },
    ...(disabled ? [{ term: 'Description', value: description }] : []),
  ];
}

export const DisabilityView = ({ disability }: { disability: ReviewData['disability'] }) => (
  <SummaryList rows={disabilityRows(disability)} />
);
