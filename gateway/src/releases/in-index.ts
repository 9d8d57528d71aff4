import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../messages';
import { isRevoked, type Release, type ReleaseIndex, releasesOf } from '../registry';

/** @throws Conflict for a version that a revoked key signed */
export function refuseRevoked(index: ReleaseIndex, name: string, version: string): void {
  if (isRevoked(index, name, version)) throw new Conflict(message('revokedSigner', { name, version }));
}

/** @throws NotFound for a remote of which nothing is live */
export function remoteIn(index: ReleaseIndex, name: string) {
  const remote = index.remotes[name];
  if (!remote) throw new NotFound(message('nothingLive', { name }));
  return remote;
}

/** @throws NotFound for a version that is not published */
export function releaseIn(index: ReleaseIndex, name: string, version: string): Release {
  const release = releasesOf(index, name).find((candidate) => candidate.version === version);
  if (!release) throw new NotFound(message('noVersion', { version, name }));
  return release;
}

/**
 * The trial of a remote. `tried` is the version that whoever asks has seen on trial.
 * @throws Conflict where nothing is on trial, or another version by now
 */
export function trialIn(index: ReleaseIndex, name: string, tried?: string) {
  const { canary, live } = remoteIn(index, name);
  if (!canary) throw new Conflict(message('noTrial', { name }));
  if (tried !== undefined && tried !== canary.version)
    throw new Conflict(message('otherTrial', { name, version: tried, tried: canary.version }));
  return { canary, live };
}
