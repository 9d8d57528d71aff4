import { type JWTPayload, type KeyLike, SignJWT } from 'jose';
import type { Actor } from './actor';

export const ALGORITHMS = ['RS256', 'EdDSA'];
export const REQUIRED_CLAIMS = ['sub', 'role', 'scope', 'sid', 'exp'];

export interface SigningKey {
  key: KeyLike;
  /** Named in the key set, so that verifiers find it. */
  id: string;
  algorithm: 'RS256' | 'EdDSA';
}

/** A token that says this of its bearer. */
export function signToken(
  { key, id, algorithm }: SigningKey,
  actor: Actor,
  expiresAt: Date,
): Promise<string> {
  const { personId, role, scope, sessionId, name, resource } = actor;
  return new SignJWT({
    role,
    scope,
    sid: sessionId,
    ...(name !== undefined && { name }),
    ...(resource !== undefined && { res: resource }),
  })
    .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
    .setSubject(String(personId))
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The actor a verified token speaks of, or undefined when its claims make no sense. */
export function actorOf({ sub, role, scope, sid, name, res }: JWTPayload): Actor | undefined {
  const personId = Number(sub);
  if (!Number.isSafeInteger(personId)) return undefined;
  if (typeof role !== 'string' || typeof scope !== 'string' || typeof sid !== 'string') return undefined;
  if (res !== undefined && typeof res !== 'number') return undefined;
  return {
    personId,
    role,
    scope,
    sessionId: sid,
    ...(typeof name === 'string' && { name }),
    ...(res !== undefined && { resource: res }),
  };
}
