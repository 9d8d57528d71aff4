import { formatDay, formatMoment } from '@portal/application-ui';
import { SummaryList, type SummaryRow } from '@portal/ui';
import * as t from '../messages/offer';
import type { OfferCardProps } from './card-props';

/** The city that people name a zone's time by: 'Kigali' for 'Africa/Kigali'. */
const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * The facts of an offer. The time for the reply is in the portal's zone, with the reader's own time where it differs.
 */
export function OfferFacts({ offer }: Pick<OfferCardProps, 'offer'>) {
  const { from, until, participants, place, conditions, state } = offer;
  const days =
    from === until ? formatDay(from) : t.daysFromTo({ from: formatDay(from), until: formatDay(until) });
  const rows: SummaryRow[] = [
    { term: t.when(), value: days },
    ...(participants > 1 ? [{ term: t.people(), value: String(participants) }] : []),
    ...(place ? [{ term: t.where(), value: place, typed: true }] : []),
    ...(conditions ? [{ term: t.weAsk(), value: conditions, typed: true }] : []),
    ...(state === 'open'
      ? [
          {
            term: t.replyByIn({ place: placeOfZone(offer.time_zone) }),
            value: formatMoment(offer.reply_by_at, offer.time_zone),
          },
        ]
      : []),
  ];
  return (
    <div className="mb-3">
      <SummaryList rows={rows} />
    </div>
  );
}
