import type { JWTPayload, SignJWT } from 'jose';
import { FILES_SCOPE } from './actor';

const issuer = 'svc-auth';

/** What a token is made for: calls, the file cookie, or the cookie by which a device is known. */
export type Audience = 'portal' | 'portal-files' | 'portal-device';

export const audienceOf = (scope: string): Audience => (scope === FILES_SCOPE ? 'portal-files' : 'portal');

export function issuedFor(token: SignJWT, audience: Audience): SignJWT {
  return token.setIssuer(issuer).setAudience(audience);
}

/**
 * Whether a verified token was made for this. Tokens of the release before name neither an issuer nor an audience; they
 * count until they end, a device's after 180 days. A token that names one of the two has to name both.
 */
export function isIssuedFor({ iss, aud }: JWTPayload, audience: Audience): boolean {
  return (iss === undefined && aud === undefined) || (iss === issuer && aud === audience);
}
