/** Loads the library with the first passkey, because it is large and many portals never need it. */
export const webauthn = () => import('@simplewebauthn/server');
