import { Button, Card, Notice } from '@portal/ui';
import { useState } from 'react';
import { signOutElsewhere } from '../api/profile';
import { AskDialog } from '../common/ask-dialog';
import { useStaff } from '../common/staff-context';

const FAILED = 'You could not be signed out elsewhere. Please try again.';

/** Ends one's own sessions on all other devices. */
export function SignOutCard() {
  const { api } = useStaff();
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState<number | null>(null);

  async function signOut() {
    setEnded(await signOutElsewhere(api));
    setAsking(false);
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
        <AskDialog
          title="Sign out everywhere else?"
          button="Sign out everywhere else"
          failed={FAILED}
          close={() => setAsking(false)}
          onConfirm={signOut}
        >
          <p>You stay signed in here. Every other device asks for your password again.</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

function endedWords(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`;
}
