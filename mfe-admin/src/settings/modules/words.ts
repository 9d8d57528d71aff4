import type { Board, ModuleEvent, ModuleRemote } from '../../api/modules';
import * as t from '../../messages/modules';

export const moduleMessages = {
  get title() {
    return t.modulesTitle();
  },
  get loadFailed() {
    return t.modulesNotLoaded();
  },
} as const;

/** The board with its remotes titled as in their manifests for a language, where they have that. */
export const titledIn = (language: string, board: Board): Board => ({
  ...board,
  remotes: board.remotes.map((remote) => ({ ...remote, title: remote.titles?.[language] ?? remote.title })),
});

/** An administrator's action on a remote. */
export type ModuleAct = 'rollback' | 'promote' | 'abort';

export const actLabel: Record<ModuleAct, string> = {
  get rollback() {
    return t.rollBack();
  },
  get promote() {
    return t.modulesPromote();
  },
  get abort() {
    return t.endTrial();
  },
};

/** The possible actions on a remote. */
export function actsOn({ canary, previous }: ModuleRemote): ModuleAct[] {
  if (canary) return ['promote', 'abort'];
  return previous ? ['rollback'] : [];
}

/** The person who acted, as the subject of a sentence. */
export function actorOf({ by }: ModuleEvent): string {
  if (by.kind === 'admin') return by.name ?? t.modulesAnAdministrator();
  if (by.kind === 'token') return t.releaseCommand();
  return by.name === 'retention' ? t.thePortal() : t.startOfPortal();
}

/** The action in words, to follow the person's name. */
export function deedOf({ what, version, from, percent }: ModuleEvent, title: string): string {
  const before = from ? t.deedBefore({ from }) : '';
  switch (what) {
    case 'published':
      return t.deedPublished({ title, version });
    case 'live':
      return t.deedLive({ title, version, before });
    case 'canary':
      return t.deedCanary({ title, version, percent: percent ?? 0 });
    case 'promoted':
      return t.deedPromoted({ title, version, before });
    case 'aborted':
      return from ? t.deedAborted({ title, from, version }) : t.deedAbortedUnknown({ title, version });
    case 'rolled-back':
      return t.deedRolledBack({ title, version, before });
    case 'removed':
      return t.deedRemoved({ title, version });
  }
}

/** The newest event that put a version into its use; undefined for a version older than the record. */
export function madeBy(
  events: readonly ModuleEvent[],
  remote: string,
  version: string,
  uses: readonly ModuleEvent['what'][],
): ModuleEvent | undefined {
  return events.find(
    (event) => event.remote === remote && event.version === version && uses.includes(event.what),
  );
}

/** Why a version does not fit here: the gateway returns 'needs shell API ^2.0.0, the portal offers 1.4.0'. */
export function misfitInWords(sentence: string): string {
  const [, what, range, version] = /^needs (.+) (\S+), the portal offers (\S+)$/.exec(sentence) ?? [];
  if (!what || !range || !version) return t.itMisfits({ sentence });
  return t.misfit({ what: what === 'shell API' ? t.shellApi() : what, range, version });
}
