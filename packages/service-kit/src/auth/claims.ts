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
  const { personId, role, scope, sessionId, resource } = actor;
  return new SignJWT({ role, scope, sid: sessionId, ...(resource !== undefined && { res: resource }) })
    .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
    .setSubject(String(personId))
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The actor a verified token speaks of, or undefined when its claims make no sense. */
export function actorOf({ sub, role, scope, sid, res }: JWTPayload): Actor | undefined {
  const personId = Number(sub);
  if (!Number.isSafeInteger(personId)) return undefined;
  if (typeof role !== 'string' || typeof scope !== 'string' || typeof sid !== 'string') return undefined;
  if (res === undefined) return { personId, role, scope, sessionId: sid };
  return typeof res === 'number' ? { personId, role, scope, sessionId: sid, resource: res } : undefined;
}
