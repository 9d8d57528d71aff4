import { offerLimits, offerMessages } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { TextArea } from '@portal/ui/forms';
import { useMemo, useState } from 'react';
import { useDashboard } from '../common/context';
import * as t from '../messages/offer';
import { AnswerDialog } from './answer-dialog';
import type { OfferCardProps } from './card-props';
import { useAnswer } from './use-answer';

/** Asks staff for another date. The typed text is stored on the device until it is sent. */
export default function OtherDate({
  applicationId,
  offer,
  onChanged,
  close,
}: OfferCardProps & { close: () => void }) {
  const { session } = useDashboard();
  const kept = useMemo(
    () => deviceStore<string>(`portal.offer-wish.${session.user.id}.${offer.id}`, { of: session.user.id }),
    [session, offer.id],
  );
  const [wish, setWish] = useState(() => kept.read() ?? '');
  const [missing, setMissing] = useState(false);
  const { busy, problem, answer } = useAnswer(() => {
    kept.clear();
    close();
    onChanged();
  });
  function send() {
    setMissing(wish.trim() === '');
    if (wish.trim() === '') return;
    void answer((api) => api.askForAnotherDate(applicationId, offer.id, wish.trim()), {
      applicationId,
      done: t.wishSent,
    });
  }
  return (
    <AnswerDialog
      title={t.askDate()}
      send={{ words: t.sendWish(), press: send }}
      {...{ busy, problem, close }}
    >
      <TextArea
        name="wish"
        label={t.whichDays()}
        hint={t.whichDaysHint()}
        rows={4}
        limit={offerLimits.wish}
        value={wish}
        error={missing ? offerMessages.wish : undefined}
        onChange={({ currentTarget }) => {
          setWish(currentTarget.value);
          kept.write(currentTarget.value);
        }}
      />
    </AnswerDialog>
  );
}
