import { Button } from '@portal/ui';
import { useState } from 'react';
import { knowApplicant } from '../api/reading';
import { AskDialog } from '../common/ask-dialog';
import { useStaff } from '../common/staff-context';

interface KnowButtonProps {
  applicationId: number;
  /** Called when the application is closed to the reader. */
  changed: () => void;
}

/** 'I know this person': the application closes to whoever says so. */
export function KnowButton({ applicationId, changed }: KnowButtonProps) {
  const { api, shell } = useStaff();
  const [asking, setAsking] = useState(false);
  async function know() {
    await knowApplicant(api, applicationId);
    setAsking(false);
    shell.notify.success('Thank you. Somebody else reads this application.');
    changed();
  }
  return (
    <>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        I know this person
      </Button>
      {asking ? (
        <AskDialog
          title="Do you know this person?"
          button="Yes, I know this person"
          failed="That could not be saved. Please try again."
          close={() => setAsking(false)}
          onConfirm={know}
        >
          <p>
            Then somebody else should read. This application closes to you: you do not find it in lists, and
            its documents do not open. It is the same for all that this person applies for.
          </p>
          <p>An administrator can take this back.</p>
        </AskDialog>
      ) : null}
    </>
  );
}
