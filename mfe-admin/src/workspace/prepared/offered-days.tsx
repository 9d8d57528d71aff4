import { formatDay } from '@portal/application-ui';
import type { PreparedDecision } from '../../api/results';
import * as t from '../../messages/results';

/** The days that a prepared decision offers; nothing without an offer. */
export const OfferedDays = ({ offer }: Pick<PreparedDecision, 'offer'>) =>
  offer ? (
    <p className="p-small mb-0">
      {t.preparedOffers({ from: formatDay(offer.from), until: formatDay(offer.until) })}
      {offer.place ? (
        <>
          {', '}
          <span translate="no">{offer.place}</span>
        </>
      ) : null}
    </p>
  ) : null;
