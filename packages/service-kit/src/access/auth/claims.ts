import { type JWTPayload, type KeyLike, SignJWT } from 'jose';
import { type Actor, PROGRAM_SCOPE, type Program } from './actor';
import { audienceOf, isIssuedFor, issuedFor } from './issued';

export const ALGORITHMS = ['RS256', 'EdDSA'];
export const REQUIRED_CLAIMS = ['sub', 'role', 'scope', 'sid', 'exp'];

export interface SigningKey {
  key: KeyLike;
  /** The key's id in the key set, by which verifiers find it. */
  id: string;
  algorithm: 'RS256' | 'EdDSA';
}

/** Signs a token with these claims. */
export function signToken(
  { key, id, algorithm }: SigningKey,
  actor: Actor,
  expiresAt: Date,
): Promise<string> {
  const { personId, role, permissions, scope, sessionId, name, resource, program, issuedAt } = actor;
  const token = new SignJWT({
    role,
    ...(permissions && { prm: permissions }),
    scope,
    sid: sessionId,
    ...(name !== undefined && { name }),
    ...(resource !== undefined && { res: resource }),
    ...(program && { tok: program.token, tkn: program.name, may: program.may }),
  })
    .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
    .setSubject(String(personId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt);
  return issuedFor(token, audienceOf(scope)).sign(key);
}

/**
 * The actor in a verified token; undefined when claims are missing or of a wrong type, or when the token has another
 * audience.
 */
export function actorOf(payload: JWTPayload): Actor | undefined {
  const { sub, role, prm, scope, sid, name, res, iat } = payload;
  const personId = Number(sub);
  if (!Number.isSafeInteger(personId)) return undefined;
  if (typeof role !== 'string' || typeof scope !== 'string' || typeof sid !== 'string') return undefined;
  if (!isIssuedFor(payload, audienceOf(scope))) return undefined;
  if (res !== undefined && typeof res !== 'number') return undefined;
  const program = programOf(payload);
  if ((scope === PROGRAM_SCOPE) !== (program !== undefined)) return undefined;
  return {
    personId,
    role,
    ...(Array.isArray(prm) && { permissions: prm.filter((one) => typeof one === 'string') }),
    scope,
    sessionId: sid,
    ...(typeof name === 'string' && { name }),
    ...(res !== undefined && { resource: res }),
    ...(program && { program }),
    ...(typeof iat === 'number' && { issuedAt: iat }),
  };
}

function programOf({ tok, tkn, may }: JWTPayload): Program | undefined {
  if (typeof tok !== 'number' || typeof tkn !== 'string' || !Array.isArray(may)) return undefined;
  return { token: tok, name: tkn, may: may.filter((one) => typeof one === 'string') };
}
