/** Loaded with the first passkey: it is large, and most portals rest without one. */
export const webauthn = () => import('@simplewebauthn/server');
