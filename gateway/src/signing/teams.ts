import type { ReleaseKey, ReleaseKeyEvent, ReleaseTeam } from '@portal/contract-remote-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../messages';
import { isRevoked, type ReleaseIndex, withCanary, withPreviews } from '../registry';

const eventsKept = 1000;

export const teamsOf = ({ teams = [] }: ReleaseIndex): readonly ReleaseTeam[] => teams;

export interface FoundKey {
  team: ReleaseTeam;
  key: ReleaseKey;
}

export function keyIn(index: ReleaseIndex, id: string): FoundKey | undefined {
  for (const team of teamsOf(index)) {
    const key = team.keys.find((candidate) => candidate.id === id);
    if (key) return { team, key };
  }
  return undefined;
}

/** Returns the teams that own a part and have an active key. */
export const ownersOf = (index: ReleaseIndex, part: string): ReleaseTeam[] =>
  teamsOf(index).filter(
    ({ owns, keys }) => owns.includes(part) && keys.some(({ status }) => status === 'active'),
  );

/** Adds a team, or changes its title and what it owns; its keys stay. */
export function withTeam(index: ReleaseIndex, { id, title, owns }: Omit<ReleaseTeam, 'keys'>): ReleaseIndex {
  const known = teamsOf(index).find((team) => team.id === id);
  const team = { id, title, owns: [...new Set(owns)].sort(), keys: known?.keys ?? [] };
  return replaced(index, team);
}

/** Adds a key to a team. @throws Conflict when some team already has this key, even retired or revoked */
export function withKey(
  index: ReleaseIndex,
  teamId: string,
  key: Pick<ReleaseKey, 'id' | 'publicKey' | 'holder' | 'addedAt'>,
): ReleaseIndex {
  const team = teamIn(index, teamId);
  const known = keyIn(index, key.id);
  if (known) throw new Conflict(message('keyKnown', { status: known.key.status, team: known.team.title }));
  return replaced(index, { ...team, keys: [...team.keys, { ...key, status: 'active' }] });
}

/**
 * Retires or revokes a key. Trials and previews of versions that a revoked key signed end at once. Live versions are
 * only marked, until somebody rolls them back: a stolen key alone must not take pages away from applicants.
 */
export function withoutKey(
  index: ReleaseIndex,
  teamId: string,
  keyId: string,
  { status, endedAt }: { status: 'retired' | 'revoked'; endedAt: string },
): ReleaseIndex {
  const team = teamIn(index, teamId);
  const key = team.keys.find(({ id }) => id === keyId);
  if (!key) throw new NotFound(message('noSuchKey', { team: team.title }));
  if (key.status === 'revoked' || key.status === status)
    throw new Conflict(message('keyEnded', { team: team.title, status: key.status }));
  const keys = team.keys.map((one) => (one === key ? { ...one, status, endedAt } : one));
  return withoutRevokedUses(replaced(index, { ...team, keys }), endedAt);
}

function withoutRevokedUses(index: ReleaseIndex, at: string): ReleaseIndex {
  let next = index;
  for (const [name, { canary, previews = [] }] of Object.entries(index.remotes)) {
    if (canary && isRevoked(index, name, canary.version)) next = withCanary(next, name, undefined, at);
    const trusted = previews.filter(({ version }) => !isRevoked(index, name, version));
    if (trusted.length < previews.length) next = withPreviews(next, name, trusted);
  }
  return next;
}

/** Accepts the shared token or switches it off. @throws Conflict when nobody could release anything without it */
export function withSharedToken(index: ReleaseIndex, accepted: boolean): ReleaseIndex {
  const { sharedTokenOff: _, ...rest } = index;
  if (accepted) return rest;
  const haveKeys = teamsOf(index).some(({ keys }) => keys.some(({ status }) => status === 'active'));
  if (!haveKeys) throw new Conflict(message('noKeysYet'));
  return { ...rest, sharedTokenOff: true };
}

export const withKeyEvent = (index: ReleaseIndex, event: ReleaseKeyEvent): ReleaseIndex => ({
  ...index,
  keyLog: [...(index.keyLog ?? []), event].slice(-eventsKept),
});

function teamIn(index: ReleaseIndex, id: string): ReleaseTeam {
  const team = teamsOf(index).find((candidate) => candidate.id === id);
  if (!team) throw new NotFound(message('noTeam', { team: id }));
  return team;
}

function replaced(index: ReleaseIndex, team: ReleaseTeam): ReleaseIndex {
  const others = teamsOf(index).filter(({ id }) => id !== team.id);
  return { ...index, teams: [...others, team].sort((a, b) => a.id.localeCompare(b.id)) };
}
