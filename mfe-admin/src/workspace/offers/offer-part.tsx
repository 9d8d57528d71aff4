import { Checkbox } from '@portal/ui/forms';
import * as t from '../../messages/offers';
import { OfferFields } from './offer-fields';
import type { OfferProblems, OfferText } from './offer-text';

interface OfferPartProps {
  offer: OfferText | null;
  /** The initial values of the offer. */
  first: OfferText;
  change: (offer: OfferText | null) => void;
  problems: OfferProblems;
  severalPeople: boolean;
}

/** The part of an approval with which a place is offered. */
export default function OfferPart({ offer, first, change, problems, severalPeople }: OfferPartProps) {
  return (
    <div>
      <Checkbox
        id="offer-with"
        label={t.offerAPlace()}
        hint={t.offerAPlaceHint()}
        checked={offer !== null}
        onChange={({ currentTarget }) => change(currentTarget.checked ? first : null)}
      />
      {offer ? (
        <OfferFields
          text={offer}
          change={(changed) => change({ ...offer, ...changed })}
          problems={problems}
          severalPeople={severalPeople}
        />
      ) : null}
    </div>
  );
}
