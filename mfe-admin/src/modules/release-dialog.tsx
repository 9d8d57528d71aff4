import type { ApiClient } from '@portal/remote-sdk';
import { Button, Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { abort, type ModuleRemote, promote, type Released, rollBack } from '../api/modules';
import { sentenceOf } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import type { ModuleAct } from './words';

export interface ReleaseDialogProps {
  act: ModuleAct;
  remote: ModuleRemote;
  close: () => void;
  /** It is done; the sentence says so. */
  done: (sentence: string) => void;
}

interface Question {
  title: string;
  consequence: string;
  button: string;
  harmful?: boolean;
  doIt: (api: ApiClient, name: string) => Promise<Released>;
}

/** Asks before visitors get another version, and says which. */
export function ReleaseDialog({ act, remote, close, done }: ReleaseDialogProps) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [failure, setFailure] = useState<string | null>(null);
  const question = questionOf(act, remote);

  function confirm() {
    setFailure(null);
    void run(
      async () => {
        const { version } = await question.doIt(api, remote.name);
        done(`${remote.title} ${version} is live for everybody.`);
      },
      (error) => setFailure(sentenceOf(error, 'That could not be done. Please try again.')),
    );
  }

  return (
    <Dialog
      open
      title={question.title}
      onClose={busy ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={() => busy || close()}>
            Cancel
          </Button>
          <Button variant={question.harmful ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
            {question.button}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>{question.consequence}</p>
      <p>
        It counts at once for every page that is opened from now on. Pages that are open go on undisturbed
        with what they have.
      </p>
    </Dialog>
  );
}

function questionOf(act: ModuleAct, { title, live, canary, previous }: ModuleRemote): Question {
  const tried = canary?.version ?? '';
  switch (act) {
    case 'rollback':
      return {
        title: `Roll ${title} back?`,
        consequence: `Version ${previous} comes back for everybody. ${live.version}, which is live now, stays published.`,
        button: `Roll back to ${previous}`,
        harmful: true,
        doIt: rollBack,
      };
    case 'promote':
      return {
        title: `Give everybody ${title} ${tried}?`,
        consequence: `Version ${tried}, which ${canary?.percent ?? 0} % of the visitors have now, goes live for everybody. It takes the place of ${live.version}, which a rollback brings back.`,
        button: `Promote ${tried}`,
        doIt: promote,
      };
    case 'abort':
      return {
        title: `End the trial of ${title} ${tried}?`,
        consequence: `Version ${live.version} comes back for those who have ${tried} now. ${tried} stays published.`,
        button: 'End the trial',
        harmful: true,
        doIt: abort,
      };
  }
}
