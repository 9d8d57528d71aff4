import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import {
  type Actor,
  type Authenticator,
  createAuthenticator,
  FILES_SCOPE,
  localKeys,
  signToken,
} from '../access/auth';

export interface TestIssuer {
  /** For createApp. */
  authenticator: Authenticator;
  /** The public keys in the form in which the issuer publishes them. */
  keys: JSONWebKeySet;
  /**
   * A token for this actor, valid for an hour or `validMs`. Missing members take the values of a person of scope
   * 'account'.
   */
  token(actor?: Partial<Actor>, validMs?: number): Promise<string>;
  /** `{ Authorization: 'Bearer ...' }` */
  bearer(actor?: Partial<Actor>, validMs?: number): Promise<{ Authorization: string }>;
  /** `{ Cookie: 'portal_files=...' }` */
  fileCookie(actor?: Partial<Actor>): Promise<{ Cookie: string }>;
  endSession(sessionId: string): void;
  /** Records that the password of a session was proven again. */
  prove(sessionId: string, at: Date): void;
}

/** Signs tokens and verifies them as services do, without a network. */
export async function createTestIssuer(algorithm: 'RS256' | 'EdDSA' = 'EdDSA'): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const id = 'test-key';
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' }] };
  const ended = new Set<string>();
  const proofs = new Map<string, Date>();
  const token: TestIssuer['token'] = (actor = {}, validMs = 3_600_000) => {
    const whole = { personId: 1, role: 'person', scope: 'account', sessionId: 'test-session', ...actor };
    return signToken({ key: privateKey, id, algorithm }, whole, new Date(Date.now() + validMs));
  };
  return {
    authenticator: createAuthenticator({
      keys: localKeys(keys),
      ended,
      proofs: async (sessionId) => proofs.get(sessionId),
    }),
    keys,
    token,
    bearer: async (actor, validMs) => ({ Authorization: `Bearer ${await token(actor, validMs)}` }),
    fileCookie: async (actor) => ({
      Cookie: `portal_files=${await token({ ...actor, scope: FILES_SCOPE })}`,
    }),
    endSession: (sessionId) => ended.add(sessionId),
    prove: (sessionId, at) => void proofs.set(sessionId, at),
  };
}
