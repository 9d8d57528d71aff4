import type { ModuleEvent, ModuleRemote } from '../api/modules';

export const moduleMessages = {
  title: 'Modules',
  loadFailed: 'The modules could not be loaded',
} as const;

/** An administrator's action on a remote. */
export type ModuleAct = 'rollback' | 'promote' | 'abort';

export const actLabel: Record<ModuleAct, string> = {
  rollback: 'Roll back',
  promote: 'Promote',
  abort: 'End the trial',
};

/** The possible actions on a remote. */
export function actsOn({ canary, previous }: ModuleRemote): ModuleAct[] {
  if (canary) return ['promote', 'abort'];
  return previous ? ['rollback'] : [];
}

/** The person who acted, as the subject of a sentence. */
export function actorOf({ by }: ModuleEvent): string {
  if (by.kind === 'admin') return by.name ?? 'An administrator';
  if (by.kind === 'token') return 'The release command';
  return by.name === 'retention' ? 'The portal' : 'A start of the portal';
}

/** The action in words, to follow the person's name. */
export function deedOf({ what, version, from, percent }: ModuleEvent, title: string): string {
  const before = from ? ` (before: ${from})` : '';
  switch (what) {
    case 'published':
      return `published ${title} ${version}`;
    case 'live':
      return `put ${title} ${version} live${before}`;
    case 'canary':
      return `gave ${title} ${version} to ${percent ?? 0} % of the visitors`;
    case 'promoted':
      return `promoted ${title} ${version} to everybody${before}`;
    case 'aborted':
      return `ended the trial of ${title}${from ? ` ${from}` : ''}: ${version} stays live`;
    case 'rolled-back':
      return `rolled ${title} back to ${version}${before}`;
    case 'removed':
      return `removed the files of ${title} ${version}, which nobody uses any more`;
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
