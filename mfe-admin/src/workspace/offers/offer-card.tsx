import { formatDay } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import type { FullReview } from '@portal/application-ui/reading';
import { labelOf, offerStates } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, type SummaryRow } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import { mondayOf } from '../../frame/common/weeks';
import * as t from '../../messages/offers';
import { placeOfZone } from './offer-fields';
import { dayOf } from './offer-text';

const NewOffer = lazy(() => import('./new-offer'));
const TakeBack = lazy(() => import('./take-back'));
const Came = lazy(() => import('./came'));

interface OfferCardProps {
  review: FullReview;
  /** Called after anything that changes the offer. */
  changed: () => void;
}

type Shown = NonNullable<FullReview['offer']>;

/** The newest offer of an application, and the actions for it. */
export default function OfferCard({ review, changed }: OfferCardProps) {
  const { can } = useStaff();
  const [doing, setDoing] = useState<'offer' | 'take-back' | null>(null);
  const { offer } = review;
  if (!offer) return null;
  const living = offer.state === 'open' || offer.state === 'accepted';
  const mayOffer = review.status === 'approved' && !review.withdrawn_at && offer.state !== 'accepted';
  const hasBegun = offer.from <= dayOf(new Date(), offer.time_zone);
  const done = () => {
    setDoing(null);
    changed();
  };
  return (
    <Card title={t.offer()}>
      <p>
        <strong>{translated(labelOf(offerStates, offer.state))}</strong>
      </p>
      {offer.wish && offer.state === 'open' ? (
        <Notice title={t.asksForOtherDate()}>
          <p lang="">{offer.wish}</p>
        </Notice>
      ) : null}
      <OfferFacts offer={offer} />
      <p className="p-small mt-2 mb-0">
        <Link to={`/admin/places?from=${mondayOf(offer.from)}`}>{t.toCalendar()}</Link>
      </p>
      {offer.state === 'accepted' && hasBegun ? (
        <Suspense fallback={null}>
          <Came offer={offer} changed={changed} />
        </Suspense>
      ) : null}
      {can('decide') && doing === null ? (
        <div className="p-row mt-3">
          {mayOffer ? (
            <Button variant="outline" small onClick={() => setDoing('offer')}>
              {living ? t.offerOtherDays() : t.offerAgain()}
            </Button>
          ) : null}
          {living ? (
            <Button variant="quiet" small onClick={() => setDoing('take-back')}>
              {t.offerTakeBack()}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {doing === 'offer' ? <NewOffer review={review} done={done} back={() => setDoing(null)} /> : null}
        {doing === 'take-back' ? <TakeBack offer={offer} done={done} back={() => setDoing(null)} /> : null}
      </Suspense>
    </Card>
  );
}

function OfferFacts({ offer }: { offer: Shown }) {
  const { locale } = useStaff().shell;
  const place = placeOfZone(locale.timeZone);
  const rows: SummaryRow[] = [
    {
      term: t.offerDays(),
      value: t.daysFromTo({ from: formatDay(offer.from), until: formatDay(offer.until) }),
    },
    ...(offer.participants > 1 ? [{ term: t.offerPeople(), value: String(offer.participants) }] : []),
    ...(offer.place ? [{ term: t.place(), value: offer.place, typed: true }] : []),
    ...(offer.conditions ? [{ term: t.conditions(), value: offer.conditions, typed: true }] : []),
    { term: t.replyByIn({ place }), value: dayAndTime(offer.reply_by_at, locale) },
    {
      term: t.offeredBy(),
      value: t.byOn({ by: offer.offered_by ?? '', at: dayAndTime(offer.offered_at, locale) }),
    },
    ...(offer.answered_at ? [{ term: t.answered(), value: dayAndTime(offer.answered_at, locale) }] : []),
    ...(offer.decline_reason ? [{ term: t.declineReason(), value: offer.decline_reason, typed: true }] : []),
    ...(offer.end_reason ? [{ term: t.takenBackReason(), value: offer.end_reason, typed: true }] : []),
    ...(offer.clash_reason ? [{ term: t.madeAlthough(), value: offer.clash_reason, typed: true }] : []),
  ];
  return (
    <dl className="p-offer-facts">
      {rows.map(({ term, value, typed }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd translate={typed ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
