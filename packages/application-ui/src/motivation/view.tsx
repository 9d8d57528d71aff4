import { interestAreas, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import type { ReviewedInterest } from '../review/review-data';

interface MotivationViewProps {
  interests: readonly ReviewedInterest[] | undefined;
  statement: string | null | undefined;
}

const shown = ({ area, other }: ReviewedInterest) =>
  area === 'Other' && other ? `Other: ${other}` : labelOf(interestAreas, area);

export const interestsInWords = (interests: readonly ReviewedInterest[]): string =>
  interests.map(shown).join(', ');

export function MotivationView({ interests = [], statement }: MotivationViewProps) {
  return (
    <SummaryList
      rows={[
        { term: 'Areas of interest', value: interestsInWords(interests) },
        { term: 'Personal statement', value: statement },
      ]}
    />
  );
}
