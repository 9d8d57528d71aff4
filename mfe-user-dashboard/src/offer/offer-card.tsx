import { formatInstant, formatMoment } from '@portal/application-ui';
import { Button, Card, Notice } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import * as t from '../messages/offer';
import type { OfferCardProps } from './card-props';
import { OfferFacts } from './offer-facts';
import { useAnswer } from './use-answer';
import { useReplyEnd } from './use-reply-end';

const OtherDate = lazy(() => import('./other-date'));
const DeclineDialog = lazy(() => import('./decline-dialog'));

/** An offer of a place with the ways to answer; afterwards its outcome. */
export default function OfferCard(props: OfferCardProps) {
  const { offer, onChanged } = props;
  useReplyEnd(offer, onChanged);
  // An offer lapses up to a minute after its time; until then an answer would be refused, so it is shown as lapsed.
  switch (offer.reply_over ? 'lapsed' : offer.state) {
    case 'open':
      return <OpenOffer {...props} />;
    case 'accepted':
      return (
        <Card title={t.yourPlace()} level={2}>
          <OfferFacts offer={offer} />
          <p className="p-muted mb-0">{t.cannotCome()}</p>
        </Card>
      );
    case 'declined':
      return <Notice title={t.youDeclined({ day: formatInstant(offer.answered_at, offer.time_zone) })} />;
    case 'lapsed':
      return (
        <Notice
          role="status"
          title={t.offerLapsed({ day: formatMoment(offer.reply_by_at, offer.time_zone) })}
        >
          <p>{t.offerLapsedText()}</p>
        </Notice>
      );
    default:
      return (
        <Notice tone="warning" title={t.offerTakenBack()}>
          {offer.end_reason ? (
            <blockquote className="p-quote mb-0" lang="">
              {offer.end_reason}
            </blockquote>
          ) : null}
        </Notice>
      );
  }
}

function OpenOffer({ applicationId, offer, onChanged }: OfferCardProps) {
  const { busy, problem, answer } = useAnswer(onChanged);
  const [open, setOpen] = useState<'other-date' | 'decline' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title={t.weOfferPlace()} level={2}>
      <OfferFacts offer={offer} />
      {offer.wish ? (
        <Notice title={t.youAsked()}>
          <p className="mb-0" lang="">
            {offer.wish}
          </p>
        </Notice>
      ) : null}
      {problem ? (
        <Notice tone="danger" role="alert" title={t.answerFailed()}>
          <p>{problem}</p>
        </Notice>
      ) : null}
      <div className="p-row mt-3">
        <Button
          busy={busy}
          onClick={() =>
            void answer((api) => api.acceptOffer(applicationId, offer.id), {
              applicationId,
              done: t.accepted,
            })
          }
        >
          {t.accept()}
        </Button>
        <Button variant="outline" onClick={() => setOpen('other-date')}>
          {t.askDate()}
        </Button>
        <Button variant="outline" className="p-harm" onClick={() => setOpen('decline')}>
          {t.decline()}
        </Button>
      </div>
      <Suspense fallback={null}>
        {open === 'other-date' ? (
          <OtherDate applicationId={applicationId} offer={offer} onChanged={onChanged} close={close} />
        ) : null}
        {open === 'decline' ? (
          <DeclineDialog applicationId={applicationId} offer={offer} onChanged={onChanged} close={close} />
        ) : null}
      </Suspense>
    </Card>
  );
}
