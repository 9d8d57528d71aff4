import type { OwnSession } from '@portal/contract-svc-auth-v1';
import { A15, A30, A31 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EndOthersDialog } from './end-others-dialog';
import { sentenceOf, statusOf } from './refusal';
import { SessionList } from './session-list';

export interface SessionsCardProps {
  client: ApiClient;
  timeZone: string | undefined;
  /** Called when the server no longer knows the session of this page. */
  over: () => void;
}

const LOAD_FAILED = 'Your devices could not be listed. Please try again.';
const END_FAILED = 'That session could not be ended. Please try again.';

/** Where a person is signed in: each session with a button that ends it, and one button for all the others. */
export function SessionsCard({ client, timeZone, over }: SessionsCardProps) {
  const [sessions, setSessions] = useState<OwnSession[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const status = useRef<HTMLDivElement>(null);

  const failed = useRef((error: unknown, fallback: string) => {
    if (statusOf(error) === 401) over();
    else setFailure(sentenceOf(error, fallback));
  }).current;

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setSessions((await call(client, A30)).body.sessions);
    } catch (error) {
      failed(error, LOAD_FAILED);
    }
  }, [client, failed]);
  useEffect(() => void load(), [load]);

  async function end(session: OwnSession) {
    if (ending) return;
    setEnding(session.id);
    setTold(null);
    setFailure(null);
    try {
      await call(client, A31, { params: { id: session.id } });
    } catch (error) {
      // 404: it has ended meanwhile, which is what the person wants.
      if (statusOf(error) !== 404) {
        failed(error, END_FAILED);
        return;
      }
    } finally {
      setEnding(null);
    }
    setSessions((before) => before?.filter(({ id }) => id !== session.id) ?? null);
    setTold('The session has ended. That device asks for your password again.');
    // The pressed button is gone: the focus goes to what happened.
    status.current?.focus();
  }

  async function endOthers() {
    const { ended } = (await call(client, A15)).body;
    setAsking(false);
    setTold(endedWords(ended));
    await load();
  }

  return (
    <Card title="Where you are signed in">
      <div role="status" tabIndex={-1} ref={status}>
        {told === null ? null : (
          <Notice tone="success">
            <p>{told}</p>
          </Notice>
        )}
      </div>
      {failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{failure}</p>
          {sessions === null ? (
            <Button variant="outline" small onClick={() => void load()}>
              List them again
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {sessions === null && failure === null ? <Skeleton lines={3} label="Looking for your devices" /> : null}
      {sessions ? (
        <SessionList sessions={sessions} timeZone={timeZone} ending={ending} end={(one) => void end(one)} />
      ) : null}
      <p>Is a device lost, or not yours? End its session, or sign out everywhere but here.</p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      {asking ? <EndOthersDialog endOthers={endOthers} close={() => setAsking(false)} /> : null}
    </Card>
  );
}

function endedWords(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`;
}
