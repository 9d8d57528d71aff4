import type { FullReview } from '@portal/application-ui/reading';

/** An offer of a place, and callbacks for after it was answered. */
export interface OfferCardProps {
  applicationId: number;
  offer: NonNullable<FullReview['offer']>;
  onChanged: () => void;
}
