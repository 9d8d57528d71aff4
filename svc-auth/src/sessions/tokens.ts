import { jwtVerify, SignJWT } from 'jose';
import type { Session } from './session';
import type { SigningKey } from './signing-key';

export type TokenScope = Session['scope'] | 'files';

export interface TokenClaims {
  personId: number;
  role: string;
  scope: TokenScope;
  sessionId: string;
  resource: number | null;
}

export interface Tokens {
  /** The bearer token of a session. */
  forSession(session: Session, role: string): Promise<string>;
  /** The token of the file cookie: opens stored files with GET, nothing else, as long as the session lives. */
  forFiles(session: Session, role: string): Promise<string>;
  /** What a token says, or undefined when it is not ours, was altered, or has expired. */
  read(token: string): Promise<TokenClaims | undefined>;
}

export function createTokens(key: SigningKey): Tokens {
  const sign = (session: Session, role: string, scope: TokenScope) =>
    new SignJWT({
      role,
      scope,
      sid: session.id,
      ...(session.resource === null ? {} : { res: session.resource }),
    })
      .setProtectedHeader({ alg: key.algorithm, kid: key.id, typ: 'JWT' })
      .setSubject(String(session.personId))
      .setIssuedAt(session.createdAt)
      .setExpirationTime(session.expiresAt)
      .sign(key.privateKey);
  return {
    forSession: (session, role) => sign(session, role, session.scope),
    forFiles: (session, role) => sign(session, role, 'files'),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key.publicKey, {
          algorithms: [key.algorithm],
          requiredClaims: ['sub', 'sid', 'role', 'scope', 'exp'],
        });
        return {
          personId: Number(payload.sub),
          role: String(payload.role),
          scope: payload.scope as TokenScope,
          sessionId: String(payload.sid),
          resource: payload.res === undefined ? null : Number(payload.res),
        };
      } catch {
        return undefined;
      }
    },
  };
}
