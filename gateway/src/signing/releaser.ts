import { createHash } from 'node:crypto';
import type { ModuleEvent } from '@portal/contract-remote-v1';
import { Forbidden, NotSignedIn, Unreadable } from '@portal/service-kit/errors';
import type { AppOptions } from '@portal/service-kit/http';
import type { Logger } from '@portal/service-kit/logging';
import { readWhole } from '../proxy/body';
import type { ReleaseIndex } from '../registry';
import { onDisk } from '../releases/on-disk';
import { bearsToken } from './release-token';
import { isSigned, rememberNumbersMs, signerOf } from './signed-request';
import { keyIn } from './teams';
import { usedOnce } from './used-once';

type Middleware = NonNullable<AppOptions['before']>[number];

export interface ReleaserOptions {
  readIndex: () => Promise<ReleaseIndex>;
  /** The shared release token. */
  token: string;
  publicUrl: string;
  /** The folder in which the nonces of signed requests are remembered. */
  numbers: string;
  bodyLimitBytes: number;
  logger?: Logger | undefined;
}

/**
 * Refuses calls of releases without a team's signature, or the shared token where it is accepted, before a build is
 * read. Sets `ctx.state.releaser` to the sender.
 */
export function requireReleaser({
  readIndex,
  token,
  publicUrl,
  numbers,
  bodyLimitBytes,
  logger,
}: ReleaserOptions): Middleware {
  const remember = usedOnce(numbers, rememberNumbersMs);
  const once = (number: string) => onDisk(() => remember(number), logger);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/registry/')) return next();
    // A refused body is still read to its end, so that the client can read the refusal.
    ctx.res.once('close', () => ctx.req.resume());
    const index = await readIndex();
    if (isSigned(ctx.req)) {
      const signer = await signerOf(ctx.req, {
        findKey: (id) => keyIn(index, id),
        usedOnce: once,
        publicUrl,
      });
      refuseForeignPart(partIn(ctx.path), signer.team);
      // The digest of an uploaded build is checked where the upload is read.
      if (ctx.method === 'POST' || isAboutService(ctx.path))
        ctx.state.jsonBody = await jsonBody(ctx.req, bodyLimitBytes);
      const { team, key } = signer;
      ctx.state.releaser = { kind: 'key', team: team.id, key: key.id, name: key.holder } satisfies Releaser;
      return next();
    }
    refuseToken(index, bearsToken(ctx.req.headers.authorization, token));
    ctx.state.releaser = { kind: 'token' } satisfies Releaser;
    return next();
  };
}

export type Releaser = ModuleEvent['by'];

/**
 * Refuses an act whose sender has lost the right since the request began: during an upload of minutes a key may be
 * revoked, the part given to another team, or the token switched off.
 * @throws Forbidden
 */
export function refuseEnded(index: ReleaseIndex, part: string, by: Releaser): void {
  if (by.kind === 'token') refuseTokenOff(index);
  if (by.kind !== 'key') return;
  const found = keyIn(index, by.key ?? '');
  if (found?.key.status !== 'active')
    throw new Forbidden(
      `The key of ${by.name} was ${found?.key.status ?? 'removed'} meanwhile. Nothing was changed.`,
    );
  refuseForeignPart(part, found.team);
}

function refuseTokenOff({ sharedTokenOff }: ReleaseIndex): void {
  if (sharedTokenOff)
    throw new Forbidden(
      'The shared release token is switched off in this portal. Sign with a key of your team.',
    );
}

function refuseToken(index: ReleaseIndex, bearsIt: boolean): void {
  if (!bearsIt)
    throw new NotSignedIn(
      index.sharedTokenOff
        ? 'Sign the request with a key of your team.'
        : 'Send the release token as a bearer token, or sign the request with a key of your team.',
    );
  refuseTokenOff(index);
}

const isAboutService = (path: string): boolean => path.startsWith('/registry/services/');

const partIn = (path: string) => /^\/registry\/(?:remotes|services)\/([^/]+)/.exec(path)?.[1];

function refuseForeignPart(part: string | undefined, team: { title: string; owns: string[] }): void {
  if (part !== undefined && !team.owns.includes(part))
    throw new Forbidden(`${team.title} does not own ${part}: an administrator says on the board who does.`);
}

/** Reads a JSON body. @throws Unreadable when the body differs from the signed one */
async function jsonBody(req: Parameters<typeof readWhole>[0], limit: number): Promise<unknown> {
  const body = await readWhole(req, limit);
  if (body.length === 0) return {};
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  if (req.headers['content-digest'] !== digest)
    throw new Unreadable('The body is not the one that was signed.');
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Unreadable();
  }
}
