import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../messages';
import { isRevoked, type Release, type ReleaseIndex, releasesOf } from '../registry';

/** @throws Conflict for a version whose signing key was revoked */
export function refuseRevoked(index: ReleaseIndex, name: string, version: string): void {
  if (isRevoked(index, name, version)) throw new Conflict(message('revokedSigner', { name, version }));
}

/** @throws NotFound for a remote without a live version */
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
 * Returns the trial of a remote. `tried` is the version that the caller saw on trial.
 * @throws Conflict when no version is on trial, or another one than `tried`
 */
export function trialIn(index: ReleaseIndex, name: string, tried?: string) {
  const { canary, live } = remoteIn(index, name);
  if (!canary) throw new Conflict(message('noTrial', { name }));
  if (tried !== undefined && tried !== canary.version)
    throw new Conflict(message('otherTrial', { name, version: tried, tried: canary.version }));
  return { canary, live };
}
