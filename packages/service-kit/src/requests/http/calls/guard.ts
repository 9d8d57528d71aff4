import { createHash, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';
import type { Actor } from '../../../access/auth/actor';
import {
  FACTOR_SCOPE,
  FILE_COOKIE,
  FILES_SCOPE,
  PASSWORD_SCOPE,
  PROGRAM_SCOPE,
} from '../../../access/auth/actor';
import type { Authenticator } from '../../../access/auth/authenticator';
import { can, type Holder, isStaff } from '../../../access/permissions';
import { Forbidden, NotFound, ProofNeeded } from '../../../base/errors';
import { type Message, message } from '../../../base/messages';
import type { ServiceCredentials } from '../../../start/env/credentials';
import type { AnyCall } from '../call';
import { programPace } from './program-pace';

export interface GuardOptions {
  authenticator?: Authenticator;
  /** The credentials that callers of internal calls send; a plain text is one secret that all of them share. */
  serviceCredential?: string | ServiceCredentials;
}

const chooseFirst = message('ownPasswordFirst');

const setUpFirst = message('factorFirst');

/** Scopes that open only their own calls, each with a message about the step that is missing. */
const firstSteps: Readonly<Record<string, Message>> = {
  [PASSWORD_SCOPE]: chooseFirst,
  [FACTOR_SCOPE]: setUpFirst,
};

const forPeople = message('forPeople');
const pace = programPace();

export type Guard = (ctx: Koa.Context) => Promise<Actor | undefined>;

/** Admits the callers that a call allows; made once for each call. */
export function guardOf(call: AnyCall, { authenticator, serviceCredential }: GuardOptions): Guard {
  if (call.auth === 'public') return async () => undefined;
  if (call.auth === 'internal') return internalGuard(call, serviceCredential);
  if (!authenticator) throw new Error(`${call.id} needs an authenticator`);
  const identify = identifier(call.auth, authenticator);
  return async (ctx) => {
    const actor = await identify(ctx);
    const first = firstSteps[actor.scope];
    if (first && !call.scopes?.includes(actor.scope)) throw new Forbidden(first);
    if (!admitsRole(call, actor)) throw new Forbidden();
    if (actor.scope === PROGRAM_SCOPE) return admitProgram(call, actor);
    if (call.scopes && actor.scope !== FILES_SCOPE && !call.scopes.includes(actor.scope))
      throw new Forbidden();
    if (call.needsProof && !(await authenticator.hasProof(actor))) throw new ProofNeeded();
    return actor;
  };
}

/** Whether the caller's role may make this call. */
export function admitsRole(
  { roles, may, staffOnly }: Pick<AnyCall, 'roles' | 'may' | 'staffOnly'>,
  actor: Holder,
): boolean {
  if (staffOnly) return isStaff(actor);
  if (!roles && !may) return true;
  return roles?.includes(actor.role) === true || (may !== undefined && can(actor, may));
}

/** Admits a program when the call is meant for its token's purpose, and as often as the pace allows. */
function admitProgram({ programs }: AnyCall, actor: Actor): Actor {
  const { token, may = [] } = actor.program ?? {};
  if (!programs || token === undefined) throw new Forbidden(forPeople);
  if (!may.includes(programs)) throw new Forbidden(message('tokenNotFor', { scope: programs }));
  pace.count(token, Date.now());
  return actor;
}

function identifier(
  auth: AnyCall['auth'],
  authenticator: Authenticator,
): (ctx: Koa.Context) => Promise<Actor> {
  if (auth === 'file-cookie') return (ctx) => authenticator.byFileCookie(ctx);
  if (auth === 'token') return (ctx) => authenticator.byToken(ctx);
  return (ctx) =>
    !ctx.req.headers.authorization && ctx.cookies.get(FILE_COOKIE)
      ? authenticator.byFileCookie(ctx)
      : authenticator.byToken(ctx);
}

function internalGuard(call: AnyCall, credentials: string | ServiceCredentials | undefined): Guard {
  if (secretsOf({}, credentials).length === 0)
    throw new Error(`${call.id} is internal and needs a service credential`);
  // Without a secret for any of the allowed callers, nobody can make the call.
  const expected = secretsOf(call, credentials).map((secret) => digest(`Service ${secret}`));
  return async (ctx) => {
    const shown = digest(ctx.get('Authorization'));
    // All secrets are compared, so that the time does not reveal which one fits.
    const fitting = expected.filter((one) => timingSafeEqual(shown, one));
    if (fitting.length === 0) throw new NotFound();
    return undefined;
  };
}

/**
 * The secrets that open an internal call: the shared one, and those of `callers`; when absent, those of all services.
 */
function secretsOf(
  { callers }: Pick<AnyCall, 'callers'>,
  credentials: string | ServiceCredentials = '',
): string[] {
  const { shared, named }: ServiceCredentials =
    typeof credentials === 'string' ? { shared: credentials, named: {} } : credentials;
  const own = Object.entries(named).filter(([name]) => !callers || callers.includes(name));
  return [...(shared ? [shared] : []), ...own.map(([, secret]) => secret)];
}

/** Hashes have equal lengths, so that the time of a comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
