import type { FullReview } from '@portal/application-ui/reading';
import { lazy, Suspense } from 'react';

const OfferCard = lazy(() => import('./offer-card'));

export interface OfferedProps {
  application: { id: number; withdrawn_at?: string | null | undefined; offer?: FullReview['offer'] };
  /** Called when the offer was answered, or has changed since it was loaded. */
  onChanged: () => void;
}

/** The newest offer of an application; nothing without an offer, or when the application is withdrawn. */
export function Offered({ application, onChanged }: OfferedProps) {
  const { offer } = application;
  if (!offer || application.withdrawn_at || offer.state === 'withdrawn' || offer.state === 'replaced')
    return null;
  return (
    <Suspense fallback={null}>
      <OfferCard applicationId={application.id} offer={offer} onChanged={onChanged} />
    </Suspense>
  );
}
