import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { endAccess } from '../../accounts/people/end-access';
import { SessionOver } from '../../platform/errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { type ChangedBy, changeFactor } from '../factors/factor';
import { webauthn } from './library';
import { passkeyPlace } from './place';
import { asCredential, challengeMs } from './prove';
import type { NewPasskey } from './store';

const most = 10;

class AppFirst extends Conflict {
  constructor() {
    super(message('passkeyAppFirst'));
  }
}

class TooManyPasskeys extends Conflict {
  constructor() {
    super(message('passkeysMost', { most }));
  }
}

const failed = () => {
  const notAdded = message('passkeyNotAdded');
  return new Invalid({ response: [notAdded] }, notAdded);
};

/** Returns the options with which the browser makes a passkey. @throws NoPasskeysHere, AppFirst, TooManyPasskeys */
export async function beginPasskey(
  service: Service,
  personId: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { stores, clock, branding } = service;
  const place = passkeyPlace(service);
  const person = await stores.people.byId(personId);
  if (!person) throw new SessionOver();
  if (!(await stores.factors.of(personId))?.confirmedAt) throw new AppFirst();
  const known = await stores.passkeys.of(personId);
  if (known.length >= most) throw new TooManyPasskeys();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: branding.name,
    rpID: place.name,
    userID: new TextEncoder().encode(`person ${personId}`),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(asCredential),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await stores.passkeys.ask(personId, 'make', options.challenge, new Date(clock().getTime() + challengeMs));
  return options;
}

/** Adds the passkey that the browser made, and notifies its owner by mail. @throws Invalid, AppFirst, SessionOver */
export async function addPasskey(
  service: Service,
  { personId, sessionId }: Required<ChangedBy>,
  given: { name: string; response: RegistrationResponseJSON },
): Promise<void> {
  const place = passkeyPlace(service);
  const expectedChallenge = await service.stores.passkeys.take(personId, 'make', service.clock());
  if (expectedChallenge === undefined) throw failed();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: given.response,
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.name,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw failed();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey: NewPasskey = {
    personId,
    name: given.name,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
  };
  await changeFactor(service, { personId, sessionId }, 'passkey-added', async ({ factors, passkeys }) => {
    if (!(await factors.of(personId))?.confirmedAt) throw new AppFirst();
    if (!(await passkeys.insert(passkey, service.clock()))) throw failed();
    return undefined;
  });
}

/**
 * Removes one of the person's passkeys, ends everything but this session (somebody with the passkey may have opened
 * it), and notifies its owner by mail.
 * @throws NotFound
 */
export async function removePasskey(
  service: Service,
  { personId, sessionId }: Required<ChangedBy>,
  id: number,
): Promise<void> {
  await changeFactor(service, { personId, sessionId }, 'passkey-removed', async (trx) => {
    if (!(await trx.passkeys.remove(personId, id))) throw new NotFound(message('passkeyGone'));
    const stays = { except: sessionId, now: service.clock() };
    return (await endAccess(trx, personId, stays)).position;
  });
}
