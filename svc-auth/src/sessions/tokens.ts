import {
  type Actor,
  ALGORITHMS,
  actorOf,
  FILES_SCOPE,
  type PublicKeys,
  REQUIRED_CLAIMS,
  signToken,
} from '@portal/service-kit/auth';
import { type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './key-ring';
import type { Session } from './session';

export interface Tokens {
  /** The bearer token of a session; `name` is told of those who signed in to an account. */
  forSession(session: Session, role: string, name?: string): Promise<string>;
  /** The token of the file cookie: opens stored files with GET, nothing else, as long as the session lives. */
  forFiles(session: Session, role: string): Promise<string>;
  /** Says that this person has signed in on a device; it opens nothing and is good for 180 days. */
  forDevice(personId: number, now: Date): Promise<DeviceToken>;
  /** Whose device it is by its token, or undefined when that is not ours, was altered, or has expired. */
  deviceOwner(token: string, now: Date): Promise<number | undefined>;
  /** What a token says, or undefined when it is not ours, was altered, or has expired. */
  read(token: string): Promise<Actor | undefined>;
  /** Finds the public key a token names. */
  publicKeys: PublicKeys;
  /** The public keys, as other services ask for them. */
  keySet(): Promise<JSONWebKeySet>;
}

export interface DeviceToken {
  token: string;
  expiresAt: Date;
}

const deviceScope = 'device';
const deviceKnownForMs = 180 * 24 * 3_600_000;

export function createTokens({ signing: key, find: publicKeys, keySet }: KeyRing): Tokens {
  const sign = (session: Session, role: string, scope: string, name?: string) => {
    const { personId, id: sessionId, resource, expiresAt } = session;
    const actor = {
      personId,
      role,
      scope,
      sessionId,
      ...(name !== undefined && { name }),
      ...(resource !== null && { resource }),
    };
    return signToken({ key: key.privateKey, id: key.id, algorithm: key.algorithm }, actor, expiresAt);
  };
  return {
    forSession: (session, role, name) => sign(session, role, session.scope, name),
    forFiles: (session, role) => sign(session, role, FILES_SCOPE),
    async forDevice(personId, now) {
      const expiresAt = new Date(now.getTime() + deviceKnownForMs);
      // No role and no session: it is taken as a bearer token nowhere.
      const token = await new SignJWT({ scope: deviceScope })
        .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
        .setSubject(String(personId))
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key.privateKey);
      return { token, expiresAt };
    },
    async deviceOwner(token, now) {
      try {
        const options = { algorithms: ALGORITHMS, requiredClaims: ['sub', 'exp'], currentDate: now };
        const { payload } = await jwtVerify(token, publicKeys, options);
        return payload.scope === deviceScope ? Number(payload.sub) : undefined;
      } catch {
        return undefined;
      }
    },
    async read(token) {
      try {
        const options = { algorithms: ALGORITHMS, requiredClaims: [...REQUIRED_CLAIMS] };
        const { payload } = await jwtVerify(token, publicKeys, options);
        return actorOf(payload);
      } catch {
        return undefined;
      }
    },
    publicKeys,
    keySet,
  };
}
