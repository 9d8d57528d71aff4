import { offerLimits } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { TextArea } from '@portal/ui/forms';
import { useMemo, useState } from 'react';
import { useDashboard } from '../common/context';
import * as t from '../messages/offer';
import { AnswerDialog } from './answer-dialog';
import type { OfferCardProps } from './card-props';
import { OfferFacts } from './offer-facts';
import { useAnswer } from './use-answer';

/** Asks before an offer is declined, and for a reason, which may be left out and is kept on the device until it is sent. */
export default function DeclineDialog({
  applicationId,
  offer,
  onChanged,
  close,
}: OfferCardProps & { close: () => void }) {
  const { session } = useDashboard();
  const kept = useMemo(
    () => deviceStore<string>(`portal.offer-decline.${session.user.id}.${offer.id}`, { of: session.user.id }),
    [session, offer.id],
  );
  const [reason, setReason] = useState(() => kept.read() ?? '');
  const { busy, problem, answer } = useAnswer(() => {
    kept.clear();
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
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          kept.write(currentTarget.value);
        }}
      />
    </AnswerDialog>
  );
}
