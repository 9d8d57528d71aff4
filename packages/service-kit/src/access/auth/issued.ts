import type { JWTPayload, SignJWT } from 'jose';
import { FILES_SCOPE } from './actor';

const issuer = 'svc-auth';

/** The use of a token: calls, the file cookie, or the cookie by which a device is recognised. */
export type Audience = 'portal' | 'portal-files' | 'portal-device';

export const audienceOf = (scope: string): Audience => (scope === FILES_SCOPE ? 'portal-files' : 'portal');

export function issuedFor(token: SignJWT, audience: Audience): SignJWT {
  return token.setIssuer(issuer).setAudience(audience);
}

/**
 * Whether a verified token was made for this audience. Tokens of the previous release name neither an issuer nor an
 * audience; they are accepted until they expire, a device's token after 180 days. A token that names one of the two
 * must name both.
 */
export function isIssuedFor({ iss, aud }: JWTPayload, audience: Audience): boolean {
  return (iss === undefined && aud === undefined) || (iss === issuer && aud === audience);
}
