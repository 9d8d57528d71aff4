import { translated } from '@portal/application-ui/language';
import { webhookEvents } from '@portal/contract-svc-applications-v1';
import { Button, Skeleton, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { readDeliveries, sendAgain, type Webhook, type WebhookDelivery } from '../../api/webhooks';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/webhooks';

const kindWords: Record<WebhookDelivery['kind'], () => string> = {
  'application.submitted': t.sentApplicationSubmitted,
  'application.decided': t.sentApplicationDecided,
  'application.reopened': t.sentApplicationReopened,
  'application.withdrawn': t.sentApplicationWithdrawn,
  'application.withdrawal_undone': t.sentApplicationWithdrawalUndone,
  'letter.arrived': t.sentLetterArrived,
  'offer.made': t.sentOfferMade,
  'offer.accepted': t.sentOfferAccepted,
  'offer.declined': t.sentOfferDeclined,
  'offer.date_asked': t.sentOfferDateAsked,
  'offer.lapsed': t.sentOfferLapsed,
  'offer.withdrawn': t.sentOfferWithdrawn,
  'offer.taken_back': t.sentOfferTakenBack,
  'offer.came': t.sentOfferCame,
  'offer.missed': t.sentOfferMissed,
  test: t.sentTest,
};

/** Names a kind of message. A newer service may send kinds that have no words here. */
const kindIn = (kind: WebhookDelivery['kind']): string => kindWords[kind]?.() ?? kind;

const states = {
  waiting: {
    tone: 'warning',
    get label() {
      return t.triedAgain();
    },
  },
  taken: {
    tone: 'success',
    get label() {
      return t.webhooksTaken();
    },
  },
  failed: {
    tone: 'danger',
    get label() {
      return t.deliveryGivenUp();
    },
  },
} as const;

/** The events that an address receives, in words. */
export const eventsInWords = ({ events }: Webhook): string =>
  webhookEvents.flatMap(({ value, label }) => (events.includes(value) ? [translated(label)] : [])).join('; ');

/** The last messages to an address, with the answers. `changes` counts messages sent since the page was opened. */
export function DeliveryList({ webhook, changes }: { webhook: Webhook; changes: number }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [again, setAgain] = useState(0);
  const [loaded, reload] = useLoad({
    key: `deliveries ${webhook.id} ${changes} ${again}`,
    load: () => readDeliveries(api, webhook.id),
  });
  const repeat = (delivery: WebhookDelivery) =>
    void run(
      async () => {
        const { state } = await sendAgain(api, webhook.id, delivery.id);
        if (state === 'taken') shell.notify.success(t.messageTaken());
        else shell.notify.info(t.messageNotTakenYet());
        setAgain((count) => count + 1);
      },
      (error) => shell.notify.error(refusalSentence(error, t.messageNotSentAgain())),
    );

  if (loaded.state === 'failed')
    return <FailedNotice title={t.messagesNotLoaded()} message={loaded.message} retry={reload} />;
  if (loaded.data === null) return <Skeleton lines={3} label={t.messagesLoading()} />;
  if (loaded.data.length === 0) return <p className="p-muted mb-0">{t.nothingSentYet()}</p>;
  return (
    <ul className="list-unstyled mb-0">
      {loaded.data.map((delivery) => (
        <li key={delivery.id} className="p-row p-between mb-3">
          <DeliveryRow delivery={delivery} />
          {isUnderWay(delivery) || !webhook.active ? null : (
            <Button variant="outline" small busy={busy} onClick={() => repeat(delivery)}>
              {rich(t.sendMessageAgain({ hidden, kind: kindIn(delivery.kind) }))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a message is still being tried: all attempts take less than a day. */
const isUnderWay = ({ state, happened_at }: WebhookDelivery): boolean =>
  state === 'waiting' && Date.parse(happened_at) > Date.now() - 2 * 86_400_000;

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { locale } = useStaff().shell;
  const { kind, state, attempts, answer_status, answer_text, duration_ms, happened_at, application_id } =
    delivery;
  const { tone, label } = states[state];
  const answer = answer_status === null ? answer_text : `${answer_status} ${answer_text ?? ''}`.trim();
  return (
    <span>
      <strong>{kindIn(kind)}</strong>
      {application_id === null ? null : t.messageAbout({ applicationId: application_id })}{' '}
      <StatusChip status={state} tone={tone} label={label} />
      <br />
      <span className="p-small p-muted">
        {dayAndTime(happened_at, locale)}
        {`, ${attempts === 0 ? t.messageUnderWay() : t.messageAttempts({ attempts })}`}
        {duration_ms === null ? '' : `, ${t.tookTime({ duration: duration_ms })}`}
        {answer ? `, ${t.messageAnswer({ answer })}` : ''}
      </span>
    </span>
  );
}
