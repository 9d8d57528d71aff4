export {
  type Actor,
  FACTOR_SCOPE,
  FILE_COOKIE,
  FILES_SCOPE,
  PASSWORD_SCOPE,
  PROGRAM_SCOPE,
  type Program,
} from './actor';
export { type Authenticator, type AuthenticatorOptions, createAuthenticator } from './authenticator';
export { ALGORITHMS, actorOf, REQUIRED_CLAIMS, type SigningKey, signToken } from './claims';
export { isIssuedFor, issuedFor } from './issued';
export { localKeys, type PublicKeys, remoteKeys } from './keys';
export { countsStill, type Proofs, remoteProofs } from './proofs';
export {
  type EndedSessions,
  type FollowerOptions,
  followRevocations,
  type RevocationFollower,
} from './revocations';
export { everydayCalls, sensitiveCalls } from './sensitive-calls';
