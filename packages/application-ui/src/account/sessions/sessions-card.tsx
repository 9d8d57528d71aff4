import type { OwnSession } from '@portal/contract-svc-auth-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as t from '../../messages/sessions';
import { EndOthersDialog } from './end-others-dialog';
import { sentenceOf, statusOf } from './refusal';
import { SessionList } from './session-list';

export interface SessionsCardProps {
  client: ApiClient;
  timeZone: string | undefined;
  /** Called when the server no longer knows the session of this page. */
  over: () => void;
}

/** A message that is translated when it is rendered. */
type Text = () => string;

/** Where a person is signed in: each session with a button that ends it, and one button for all the others. */
export function SessionsCard({ client, timeZone, over }: SessionsCardProps) {
  const [sessions, setSessions] = useState<OwnSession[] | null>(null);
  const [failure, setFailure] = useState<Text | null>(null);
  const [message, setMessage] = useState<Text | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  const failed = useRef((error: unknown, fallback: Text) => {
    if (statusOf(error) === 401) over();
    else setFailure(() => () => sentenceOf(error, fallback));
  }).current;

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setSessions((await call(client, accountCalls.listSessions)).body.sessions);
    } catch (error) {
      failed(error, t.listFailed);
    }
  }, [client, failed]);
  useEffect(() => void load(), [load]);

  async function end(session: OwnSession) {
    if (ending) return;
    setEnding(session.id);
    setMessage(null);
    setFailure(null);
    try {
      await call(client, accountCalls.endSession, { params: { id: session.id } });
    } catch (error) {
      // 404: the session has ended meanwhile, which is what the person wanted.
      if (statusOf(error) !== 404) {
        failed(error, t.endFailed);
        return;
      }
    } finally {
      setEnding(null);
    }
    setSessions((before) => before?.filter(({ id }) => id !== session.id) ?? null);
    setMessage(() => t.hasEnded);
    // The pressed button has disappeared, so the message about the result takes the focus.
    status.current?.focus();
  }

  async function endOthers() {
    const { ended } = (await call(client, accountCalls.signOutEverywhere)).body;
    setAsking(false);
    setMessage(() => () => (ended === 0 ? t.nowhereElse() : t.othersEnded({ count: ended })));
    await load();
  }

  return (
    <Card title={t.whereSignedIn()}>
      <div role="status" tabIndex={-1} ref={status}>
        {message === null ? null : (
          <Notice tone="success">
            <p>{message()}</p>
          </Notice>
        )}
      </div>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.notDone()}>
          <p>{failure()}</p>
          {sessions === null ? (
            <Button variant="outline" small onClick={() => void load()}>
              {t.listAgain()}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {sessions === null && failure === null ? <Skeleton lines={3} label={t.lookingForDevices()} /> : null}
      {sessions ? (
        <SessionList sessions={sessions} timeZone={timeZone} ending={ending} end={(one) => void end(one)} />
      ) : null}
      <p>{t.isLost()}</p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.endOthers()}
      </Button>
      {asking ? <EndOthersDialog endOthers={endOthers} close={() => setAsking(false)} /> : null}
    </Card>
  );
}
