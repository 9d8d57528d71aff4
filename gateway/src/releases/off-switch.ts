import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../messages';
import { withSwitch } from '../registry';
import type { ActOptions, Done, Releaser } from './act';

/** The remote with the pages of the board: once it was switched off, nobody could switch it on again there. */
const boardIn = 'mfe-admin';

/** Switches a remote off for everybody, and on again. Its live version stays recorded meanwhile. */
export function switchActs({ act, at }: Pick<ActOptions, 'act' | 'at'>) {
  const turn = (name: string, by: Releaser, off: boolean): Promise<Done> =>
    act(name, by, async (index) => {
      const remote = index.remotes[name];
      if (!remote) throw new NotFound(message('nothingLive', { name }));
      if (off === (remote.off !== undefined))
        throw new Conflict(off ? message('offAlready', { name }) : message('notOff', { name }));
      const next = withSwitch(index, name, off ? { since: at() } : undefined);
      return { next, event: { what: off ? 'switched-off' : 'switched-on', version: remote.live.version } };
    });
  return {
    switchOff: (name: string, by: Releaser) => turn(name, by, true),
    switchOn: (name: string, by: Releaser) => turn(name, by, false),
  };
}

/** @throws Conflict when somebody wants to switch off the remote that holds the board */
export function refuseOwnEnd(name: string): void {
  if (name === boardIn) throw new Conflict(message('ownBoard', { name: boardIn }));
}
