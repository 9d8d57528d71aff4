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
  /** The bearer token of a session; `name` is given for account sessions. */
  forSession(session: Session, holder: Holder, name?: string): Promise<string>;
  /** The bearer token of a program's session, with the role and the name of the token's maker. */
  forProgram(session: Session, maker: Holder & { name: string }, program: Program): Promise<string>;
  /** The token of the file cookie: it opens stored files by GET, nothing else, as long as the session lives. */
  forFiles(session: Session, holder: Holder): Promise<string>;
  /**
   * Proves that this person has signed in on a device; it opens nothing and expires after 180 days. `firstHand` as of
   * the `Device`.
   */
  forDevice(personId: number, now: Date, firstHand?: boolean): Promise<DeviceToken>;
  /** The device with this token; undefined when there is none, or it is foreign, altered or expired. */
  deviceOf(token: string | undefined, now: Date): Promise<Device | undefined>;
  /** The actor of a token; undefined when the token is foreign, altered or expired. */
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

/** Services know what built-in roles may; a custom role takes it along. */
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
      // Without role and session no authenticator takes it for a bearer token.
      const claims = new SignJWT({ scope: deviceScope, ...(firstHand && { first_hand: true }) })
        .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
        .setSubject(String(personId))
        // To the millisecond: a device is known since before or after the mailbox was proven.
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
