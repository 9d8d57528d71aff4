import type { ApiClient } from '@portal/remote-sdk';
import {
  abort,
  type ModuleReleased,
  type ModuleRemote,
  promote,
  rollBack,
  switchOff,
  switchOn,
} from '../../api/modules';
import { AskDialog } from '../../frame/common/ask-dialog';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import type { ModuleAct } from './words';

export interface ReleaseDialogProps {
  act: Exclude<ModuleAct, 'preview'>;
  remote: ModuleRemote;
  close: () => void;
  /** Called after the action, with a sentence about its result. */
  done: (sentence: string) => void;
}

interface Question {
  title: string;
  consequence: string;
  button: string;
  harmful?: boolean;
  done?: string;
  doIt: (api: ApiClient, name: string) => Promise<ModuleReleased>;
}

/** Asks for confirmation before visitors get another version, and names the version. */
export function ReleaseDialog({ act, remote, close, done }: ReleaseDialogProps) {
  const { api } = useStaff();
  const { doIt, consequence, done: sentence, ...question } = questionOf(act, remote);

  async function release() {
    const { version } = await doIt(api, remote.name);
    done(sentence ?? t.liveForEverybody({ title: remote.title, version }));
  }

  return (
    <AskDialog {...question} close={close} onConfirm={release}>
      <p>{consequence}</p>
      <p>{t.countsAtOnce()}</p>
    </AskDialog>
  );
}

function questionOf(
  act: ReleaseDialogProps['act'],
  { title, live, canary, previous }: ModuleRemote,
): Question {
  const tried = canary?.version ?? '';
  const before = previous ?? '';
  switch (act) {
    case 'rollback':
      return {
        title: t.rollTitleBack({ title }),
        consequence: t.previousComesBack({ previous: before, version: live.version }),
        button: t.rollBackTo({ previous: before }),
        harmful: true,
        doIt: (api, name) => rollBack(api, name, live.version),
      };
    case 'promote':
      return {
        title: t.giveEverybody({ title, tried }),
        consequence: t.promoteText({ tried, percent: canary?.percent ?? 0, version: live.version }),
        button: t.promoteVersion({ tried }),
        doIt: (api, name) => promote(api, name, tried),
      };
    case 'off':
      return {
        title: t.switchOffOf({ title }),
        consequence: t.switchOffText(),
        button: t.switchOff(),
        harmful: true,
        done: t.switchedOff({ title }),
        doIt: switchOff,
      };
    case 'on':
      return {
        title: t.switchOnOf({ title }),
        consequence: t.switchOnText({ version: live.version }),
        button: t.switchOn(),
        done: t.switchedOn({ title }),
        doIt: switchOn,
      };
    case 'abort':
      return {
        title: t.endTrialOf({ title, tried }),
        consequence: t.endTrialText({ version: live.version, tried }),
        button: t.endTrial(),
        harmful: true,
        doIt: (api, name) => abort(api, name, tried),
      };
  }
}
