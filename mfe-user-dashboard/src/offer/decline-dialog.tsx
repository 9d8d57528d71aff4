import { offerLimits } from '@portal/contract-svc-applications-v1';
import { TextArea } from '@portal/ui/forms';
import { useState } from 'react';
import * as t from '../messages/offer';
import { AnswerDialog } from './answer-dialog';
import type { OfferCardProps } from './card-props';
import { OfferFacts } from './offer-facts';
import { useAnswer } from './use-answer';

/** Asks for confirmation before an offer is declined, and for an optional reason. */
export default function DeclineDialog({
  applicationId,
  offer,
  onChanged,
  close,
}: OfferCardProps & { close: () => void }) {
  const [reason, setReason] = useState('');
  const { busy, problem, answer } = useAnswer(() => {
    close();
    onChanged();
  });
  const send = () =>
    void answer((api) => api.declineOffer(applicationId, offer.id, reason.trim()), {
      applicationId,
      done: t.declined,
    });
  return (
    <AnswerDialog
      title={t.declineThis()}
      send={{ words: t.declineNow(), isDanger: true, press: send }}
      {...{ busy, problem, close }}
    >
      <OfferFacts offer={offer} />
      <TextArea
        name="reason"
        label={t.whyDecline()}
        hint={t.whyDeclineHint()}
        optional
        rows={3}
        limit={offerLimits.reason}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </AnswerDialog>
  );
}
