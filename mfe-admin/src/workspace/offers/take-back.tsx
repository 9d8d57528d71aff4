import { offerLimits } from '@portal/contract-svc-applications-v1';
import { Button } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, useEffect, useState } from 'react';
import { takeBackOffer } from '../../api/offers';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/offers';

interface TakeBackProps {
  offer: { id: number; state: string };
  done: () => void;
  back: () => void;
}

/** Takes an offer back, with the reason that the applicant reads. */
export default function TakeBack({ offer, done, back }: TakeBackProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  useEffect(() => document.getElementById('offer-end-reason')?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    void run(
      async () => {
        await takeBackOffer(api, offer.id, reason.trim());
        shell.notify.success(t.offerTakenBack());
        done();
      },
      (error) => {
        const { reason: sentence } = fieldErrors(error, ['reason']);
        setProblem(sentence ?? translated(refusalSentence(error, t.takeBackFailed())));
      },
    );
  }

  return (
    <form className="mt-3" aria-label={t.offerTakeBack()} noValidate onSubmit={send}>
      {offer.state === 'accepted' ? <p>{t.acceptedAlready()}</p> : null}
      <TextArea
        id="offer-end-reason"
        label={t.whyTakeBack()}
        hint={t.whyTakeBackHint()}
        rows={3}
        limit={offerLimits.reason}
        value={reason}
        error={problem}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className="p-row">
        <Button type="submit" variant="danger" busy={busy}>
          {t.takeBackNow()}
        </Button>
        <Button variant="outline" onClick={back}>
          {t.keepIt()}
        </Button>
      </div>
    </form>
  );
}
