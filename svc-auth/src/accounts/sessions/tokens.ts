import {
  type Actor,
  ALGORITHMS,
  actorOf,
  FILES_SCOPE,
  isIssuedFor,
  issuedFor,
  type Program,
  type PublicKeys,
  REQUIRED_CLAIMS,
  signToken,
} from '@portal/service-kit/auth';
import { type Holder, isCustomRole } from '@portal/service-kit/permissions';
import { type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import type { Device } from './device';
import type { KeyRing } from './key-ring';
import type { Session } from './session';

export interface Tokens {
  /** Makes the bearer token of a session; `name` is given for account sessions. */
  forSession(session: Session, holder: Holder, name?: string): Promise<string>;
  /** Makes the bearer token of a program's session, with the role and name of the person who made its access token. */
  forProgram(session: Session, maker: Holder & { name: string }, program: Program): Promise<string>;
  /** Makes the token of the file cookie: it only opens stored files by GET, as long as the session lives. */
  forFiles(session: Session, holder: Holder): Promise<string>;
  /**
   * Makes a token which proves that this person has signed in on a device. It opens nothing and expires after 180 days.
   * `firstHand` has the meaning of the field of `Device`.
   */
  forDevice(personId: number, now: Date, firstHand?: boolean): Promise<DeviceToken>;
  /** Returns the device of this token; undefined when there is none, or it is foreign, altered or expired. */
  deviceOf(token: string | undefined, now: Date): Promise<Device | undefined>;
  /** Returns the actor of a token; undefined when the token is foreign, altered or expired. */
  read(token: string): Promise<Actor | undefined>;
  /** Finds the public key that a token names. */
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

/** Services know the permissions of built-in roles; those of a custom role must be in the token. */
const rightsOf = ({ role, permissions }: Holder) => ({
  role,
  ...(isCustomRole(role) && { permissions: permissions ?? [] }),
});

export function createTokens({ signing: key, find: publicKeys, keySet }: KeyRing): Tokens {
  const sign = (session: Session, holder: Holder, scope: string, name?: string) => {
    const { personId, id: sessionId, resource, expiresAt } = session;
    const actor = {
      personId,
      ...rightsOf(holder),
      scope,
      sessionId,
      ...(name !== undefined && { name }),
      ...(resource !== null && { resource }),
    };
    return signToken({ key: key.privateKey, id: key.id, algorithm: key.algorithm }, actor, expiresAt);
  };
  return {
    forProgram: ({ personId, id: sessionId, scope, expiresAt }, maker, program) => {
      const actor = { personId, ...rightsOf(maker), scope, sessionId, name: maker.name, program };
      return signToken({ key: key.privateKey, id: key.id, algorithm: key.algorithm }, actor, expiresAt);
    },
    forSession: (session, holder, name) => sign(session, holder, session.scope, name),
    forFiles: (session, holder) => sign(session, holder, FILES_SCOPE),
    async forDevice(personId, now, firstHand = false) {
      const expiresAt = new Date(now.getTime() + deviceKnownForMs);
      // Without role and session, no authenticator accepts a device token as a bearer token.
      const claims = new SignJWT({ scope: deviceScope, ...(firstHand && { first_hand: true }) })
        .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
        .setSubject(String(personId))
        // In milliseconds, to compare with the time when the mailbox was proven.
        .setIssuedAt(now.getTime() / 1000)
        .setExpirationTime(expiresAt);
      return { token: await issuedFor(claims, 'portal-device').sign(key.privateKey), expiresAt };
    },
    async deviceOf(token, now) {
      if (!token) return undefined;
      try {
        const options = { algorithms: ALGORITHMS, requiredClaims: ['sub', 'exp', 'iat'], currentDate: now };
        const { payload } = await jwtVerify(token, publicKeys, options);
        const isDevice = payload.scope === deviceScope && isIssuedFor(payload, 'portal-device');
        const issuedAt = new Date(Math.round(Number(payload.iat) * 1000));
        const firstHand = payload.first_hand === true;
        return isDevice ? { personId: Number(payload.sub), issuedAt, firstHand } : undefined;
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
