import { Button, Card, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { signOutElsewhere } from '../api/profile';
import { sentenceOf } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';

const FAILED = 'You could not be signed out elsewhere. Please try again.';

/** Ends one's own sessions on all other devices. */
export function SignOutCard() {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ended, setEnded] = useState<number | null>(null);

  function signOut() {
    setFailure(null);
    void run(
      async () => {
        setEnded(await signOutElsewhere(api));
        setAsking(false);
      },
      (error) => setFailure(sentenceOf(error, FAILED)),
    );
  }

  return (
    <Card title="Other devices">
      <div role="status">
        {ended === null ? null : (
          <Notice tone="success">
            <p>{endedWords(ended)}</p>
          </Notice>
        )}
      </div>
      <p>Signed in on a device that is lost or is not yours? Sign out everywhere but here.</p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      {asking ? (
        <Dialog
          open
          title="Sign out everywhere else?"
          onClose={busy ? undefined : () => setAsking(false)}
          footer={
            <>
              <Button variant="outline" onClick={() => busy || setAsking(false)}>
                Cancel
              </Button>
              <Button busy={busy} onClick={signOut}>
                Sign out everywhere else
              </Button>
            </>
          }
        >
          {failure ? (
            <Notice tone="danger" role="alert" title="That was not done">
              <p>{failure}</p>
            </Notice>
          ) : null}
          <p>You stay signed in here. Every other device asks for your password again.</p>
        </Dialog>
      ) : null}
    </Card>
  );
}

function endedWords(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`;
}
