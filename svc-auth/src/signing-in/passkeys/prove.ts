import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Service } from '../../platform/service';
import { webauthn } from './library';
import { passkeyPlaceAt } from './place';
import type { Passkey } from './store';

/** How long a challenge is valid, in ms. */
export const challengeMs = 5 * 60_000;

export const asCredential = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  // The transports that the browser named when the passkey was made.
  transports: transports as AuthenticatorTransport[],
});

/** Returns the options to prove one of a person's passkeys; undefined when there is none or the address allows none. */
export async function askForPasskey(
  { stores, clock, publicUrl }: Service,
  personId: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const place = passkeyPlaceAt(publicUrl);
  const passkeys = place ? await stores.passkeys.of(personId) : [];
  if (!place || passkeys.length === 0) return undefined;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: place.name,
    allowCredentials: passkeys.map(asCredential),
    userVerification: 'preferred',
  });
  await stores.passkeys.ask(personId, 'prove', options.challenge, new Date(clock().getTime() + challengeMs));
  return options;
}

/** Checks the answer of a passkey, once for each challenge; false when it is another person's, wrong or late. */
export async function takePasskey(
  { stores, clock, publicUrl }: Service,
  personId: number,
  response: AuthenticationResponseJSON,
): Promise<boolean> {
  const place = passkeyPlaceAt(publicUrl);
  const expectedChallenge = await stores.passkeys.take(personId, 'prove', clock());
  const passkey = (await stores.passkeys.of(personId)).find(
    ({ credentialId }) => credentialId === response.id,
  );
  if (!place || !passkey || expectedChallenge === undefined) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.name,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified && (await stores.passkeys.noteUse(passkey, authenticationInfo.newCounter, clock()));
  } catch {
    return false;
  }
}
