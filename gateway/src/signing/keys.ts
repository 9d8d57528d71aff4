import type { ReleaseKeyEvent, ReleaseKeys } from '@portal/contract-remote-v1';
import { eventLines } from '@portal/service-kit/events';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import { administratorRole } from '@portal/service-kit/permissions';
import type { ReleaseIndex, ReleaseStore } from '../registry';
import { readPublicKey } from './public-key';
import { ownersOf, teamsOf, withKey, withKeyEvent, withoutKey, withSharedToken, withTeam } from './teams';

/** The member of staff who changes the keys. */
export interface KeyKeeper {
  id: number;
  role: string;
  name?: string;
}

export interface KeyOptions {
  store: ReleaseStore;
  /** Names of the services of this portal. */
  services: readonly string[];
  now?: (() => number) | undefined;
  logger?: Logger | undefined;
  /** Runs work that reads or writes the releases, and turns an error of the disk into a sentence for the caller. */
  guard: <T>(work: () => Promise<T>) => Promise<T>;
}

const eventsShown = 200;

/** Reads and changes the teams and their keys. When a change resolves, it is on disk and in the record. */
export function createKeys({ store, services, now = Date.now, logger, guard }: KeyOptions) {
  const at = () => new Date(now()).toISOString();
  const report = eventLines(logger ?? silentLogger);

  async function change(
    by: KeyKeeper,
    event: Omit<ReleaseKeyEvent, 'at' | 'by'>,
    work: (index: ReleaseIndex) => ReleaseIndex,
  ): Promise<ReleaseKeys> {
    const entry: ReleaseKeyEvent = {
      at: at(),
      ...event,
      by: { id: by.id, ...(by.name !== undefined && { name: by.name }) },
    };
    const after = await guard(() => store.changeIndex(async (index) => withKeyEvent(work(index), entry)));
    report({
      kind: `release_${event.what.replaceAll('-', '_')}`,
      at: new Date(entry.at),
      actor: { id: by.id, role: by.role ?? administratorRole },
      subject: null,
      network: null,
      details: { team: event.team, key: event.key },
    });
    return present(after, services);
  }

  return {
    list: async () => present(await guard(() => store.readIndex()), services),
    async putTeam(by: KeyKeeper, team: { id: string; title: string; owns: string[] }) {
      const isKnown = teamsOf(await guard(() => store.readIndex())).some(({ id }) => id === team.id);
      return change(by, { what: isKnown ? 'team-changed' : 'team-added', team: team.id }, (index) =>
        withTeam(index, team),
      );
    },
    async addKey(by: KeyKeeper, team: string, { text, holder }: { text: string; holder: string }) {
      const key = readPublicKey(text);
      return change(by, { what: 'key-added', team, key: key.id, holder }, (index) =>
        withKey(index, team, { ...key, holder, addedAt: at() }),
      );
    },
    endKey: (by: KeyKeeper, team: string, key: string, status: 'retired' | 'revoked') =>
      change(by, { what: `key-${status}`, team, key }, (index) =>
        withoutKey(index, team, key, { status, endedAt: at() }),
      ),
    acceptToken: (by: KeyKeeper, accepted: boolean) =>
      change(by, { what: accepted ? 'shared-token-on' : 'shared-token-off' }, (index) =>
        withSharedToken(index, accepted),
      ),
  };
}

export type Keys = ReturnType<typeof createKeys>;

function present(index: ReleaseIndex, services: readonly string[]): ReleaseKeys {
  const parts = [...Object.keys(index.remotes), ...services].sort();
  return {
    teams: [...teamsOf(index)],
    sharedToken: {
      accepted: !index.sharedTokenOff,
      lastUsedAt: index.log?.findLast(({ by }) => by.kind === 'token')?.at ?? null,
    },
    parts,
    ownerless: parts.filter((part) => ownersOf(index, part).length === 0),
    events: [...(index.keyLog ?? [])].reverse().slice(0, eventsShown),
  };
}
