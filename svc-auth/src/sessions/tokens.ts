import {
  type Actor,
  actorOf,
  FILES_SCOPE,
  localKeys,
  REQUIRED_CLAIMS,
  signToken,
} from '@portal/service-kit/auth';
import { type JSONWebKeySet, jwtVerify } from 'jose';
import type { Session } from './session';
import type { SigningKey } from './signing-key';

export interface Tokens {
  /** The bearer token of a session; `name` is told of those who signed in to an account. */
  forSession(session: Session, role: string, name?: string): Promise<string>;
  /** The token of the file cookie: opens stored files with GET, nothing else, as long as the session lives. */
  forFiles(session: Session, role: string): Promise<string>;
  /** What a token says, or undefined when it is not ours, was altered, or has expired. */
  read(token: string): Promise<Actor | undefined>;
  /** The public keys, as other services ask for them. */
  keySet: JSONWebKeySet;
}

export function createTokens(key: SigningKey): Tokens {
  const keySet = { keys: [key.publicJwk] };
  const publicKeys = localKeys(keySet);
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
    async read(token) {
      try {
        const options = { algorithms: [key.algorithm], requiredClaims: [...REQUIRED_CLAIMS] };
        const { payload } = await jwtVerify(token, publicKeys, options);
        return actorOf(payload);
      } catch {
        return undefined;
      }
    },
    keySet,
  };
}
