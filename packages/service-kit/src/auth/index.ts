export { type Actor, FILE_COOKIE, FILES_SCOPE } from './actor';
export { type Authenticator, type AuthenticatorOptions, createAuthenticator } from './authenticator';
export { ALGORITHMS, actorOf, REQUIRED_CLAIMS, type SigningKey, signToken } from './claims';
export { localKeys, type PublicKeys, remoteKeys } from './keys';
export {
  type EndedSessions,
  type FollowerOptions,
  followRevocations,
  type RevocationFollower,
} from './revocations';
