import type { ApiClient } from '@portal/remote-sdk';
import { abort, type ModuleReleased, type ModuleRemote, promote, rollBack } from '../api/modules';
import { AskDialog } from '../common/ask-dialog';
import { useStaff } from '../common/staff-context';
import type { ModuleAct } from './words';

export interface ReleaseDialogProps {
  act: ModuleAct;
  remote: ModuleRemote;
  close: () => void;
  /** Called after the action, with a sentence about it. */
  done: (sentence: string) => void;
}

interface Question {
  title: string;
  consequence: string;
  button: string;
  harmful?: boolean;
  doIt: (api: ApiClient, name: string) => Promise<ModuleReleased>;
}

/** Asks for confirmation before visitors get another version, and names the version. */
export function ReleaseDialog({ act, remote, close, done }: ReleaseDialogProps) {
  const { api } = useStaff();
  const { doIt, consequence, ...question } = questionOf(act, remote);

  async function release() {
    const { version } = await doIt(api, remote.name);
    done(`${remote.title} ${version} is live for everybody.`);
  }

  return (
    <AskDialog {...question} close={close} onConfirm={release}>
      <p>{consequence}</p>
      <p>
        It counts at once for every page that is opened from now on. Pages that are open go on undisturbed
        with what they have.
      </p>
    </AskDialog>
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
        doIt: (api, name) => rollBack(api, name, live.version),
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
