import type { Board, ModuleEvent, ModuleRemote, ModuleVersion } from '../../api/modules';
import * as t from '../../messages/modules';

export const moduleMessages = {
  get title() {
    return t.modulesTitle();
  },
  get loadFailed() {
    return t.modulesNotLoaded();
  },
} as const;

/** Returns the board with the titles that the remotes' manifests have for a language. */
export const titledIn = (language: string, board: Board): Board => ({
  ...board,
  remotes: board.remotes.map((remote) => ({ ...remote, title: remote.titles?.[language] ?? remote.title })),
});

/** An administrator's action on a remote. */
export type ModuleAct = 'rollback' | 'promote' | 'abort' | 'off' | 'on' | 'preview';

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
  get off() {
    return t.switchOff();
  },
  get on() {
    return t.switchOn();
  },
  get preview() {
    return t.sharePreview();
  },
};

/** The remote that contains the board: it could not be switched on again from here. */
const boardIn = 'mfe-admin';

/** The possible actions on a remote. */
export function actsOn({ name, canary, previous, off, versions }: ModuleRemote): ModuleAct[] {
  const release: ModuleAct[] = canary ? ['promote', 'abort'] : previous ? ['rollback'] : [];
  const turn: ModuleAct[] = name === boardIn ? [] : [off ? 'on' : 'off'];
  return [...release, ...(versions.length > 1 ? ['preview' as const] : []), ...turn];
}

/** The person who acted, as the subject of a sentence. */
export function actorOf({ by }: Pick<ModuleEvent, 'by'>): string {
  if (by.kind === 'admin') return by.name ?? t.modulesAnAdministrator();
  if (by.kind === 'token') return t.releaseCommand();
  if (by.kind === 'key') return t.signedSubject({ name: by.name ?? '', team: by.title ?? by.team ?? '' });
  return by.name === 'retention' || by.name === 'trial' ? t.thePortal() : t.startOfPortal();
}

/** The action in words, to follow the person's name. */
export function deedOf({ what, version, from, percent, reason }: ModuleEvent, title: string): string {
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
    case 'refused':
      return t.deedRefused({ title, from: from ?? version, reason: reason ?? '', version });
    case 'switched-off':
      return t.deedOff({ title });
    case 'switched-on':
      return t.deedOn({ title });
    case 'preview-opened':
      return t.deedPreview({ title, version });
    case 'preview-ended':
      return t.deedPreviewEnded({ title, version });
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

/** Who signed a version, in a line. */
export function signerLine({ signer }: ModuleVersion): string {
  if (!signer) return t.notSigned();
  const { title, holder, commit } = signer;
  return commit
    ? t.signedBy({ title, holder, commit: commit.slice(0, 12) })
    : t.signedByWithoutCommit({ title, holder });
}

/** Why a version does not fit here: the gateway returns 'needs shell API ^2.0.0, the portal offers 1.4.0'. */
export function misfitInWords(sentence: string): string {
  const [, what, range, version] = /^needs (.+) (\S+), the portal offers (\S+)$/.exec(sentence) ?? [];
  if (!what || !range || !version) return t.itMisfits({ sentence });
  return t.misfit({ what: what === 'shell API' ? t.shellApi() : what, range, version });
}
