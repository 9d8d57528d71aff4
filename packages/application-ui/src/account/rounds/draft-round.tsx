import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { moveToNextRound } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';
import { Button, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { closesWords, momentInBoth, opensWords, roundName } from '@portal/ui/rounds';
import { useState } from 'react';
import * as t from '../../messages/draftRounds';

/** The round of a draft; null when its programme has none. */
export type OwnRound = NonNullable<AnswerBody<'getOwnRound'>['round']>;

export interface DraftRoundProps {
  client: ApiClient;
  applicationId: number;
  round: OwnRound;
  /** The portal's time zone. */
  timeZone: string;
  /** Called with the draft's new round after the draft was moved. */
  onMoved: (round: OwnRound | null) => void;
}

/** Says until when a draft can be submitted; when it missed its round, offers the next one. */
export function DraftRound(props: DraftRoundProps) {
  const { round, timeZone } = props;
  if (round.state === 'closed') return <Missed {...props} />;
  if (round.state === 'coming')
    return (
      <Notice tone="info" title={t.waitsForRound({ round: roundName(round) })}>
        <p>{opensWords(round.opens_at, timeZone)}</p>
      </Notice>
    );
  // The round is over, but this draft began before its end and is still accepted.
  if (!round.more_time && Date.parse(round.closes_at) <= Date.now())
    return (
      <Notice tone="warning" role="status" title={t.roundHasClosed({ round: roundName(round) })}>
        <p>{t.graceUntil({ moment: momentInBoth(round.deadline, timeZone) })}</p>
      </Notice>
    );
  return (
    <p className="p-small p-muted" role="note">
      {round.more_time ? `${t.youHaveMoreTime()} ` : ''}
      {closesWords(round.more_time ? round.deadline : round.closes_at, timeZone)}
    </p>
  );
}

function Missed({ client, applicationId, round, timeZone, onMoved }: DraftRoundProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const next = round.moves_to;
  async function move() {
    setBusy(true);
    setFailure(null);
    try {
      const { body } = await call(client, moveToNextRound, { params: { id: applicationId } });
      onMoved(body.round ?? null);
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 409 ? error.message : t.notMoved());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice tone="warning" role="status" title={t.roundHasClosed({ round: roundName(round) })}>
      <p>{t.draftIsKept()}</p>
      {failure ? <p role="alert">{translated(failure)}</p> : null}
      {next ? (
        <>
          <p>
            {t.nextRoundIs({ round: roundName(next) })}{' '}
            {Date.parse(next.opens_at) > Date.now()
              ? opensWords(next.opens_at, timeZone)
              : closesWords(next.closes_at, timeZone)}
          </p>
          <Button busy={busy} onClick={() => void move()}>
            {t.moveToNext()}
          </Button>
        </>
      ) : (
        <p>{t.noFurtherRound()}</p>
      )}
    </Notice>
  );
}
