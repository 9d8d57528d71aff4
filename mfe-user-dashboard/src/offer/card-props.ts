import type { FullReview } from '@portal/application-ui/reading';

/** An offer of a place, and what happens once it was answered. */
export interface OfferCardProps {
  applicationId: number;
  offer: NonNullable<FullReview['offer']>;
  onChanged: () => void;
}
