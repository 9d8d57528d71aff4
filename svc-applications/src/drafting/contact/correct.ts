import { type ApplicationType, contactMessages as t } from '@portal/contract-svc-applications-v1';
import type { DeviceAnswer } from '@portal/contract-svc-auth-v1/internal';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { authorize, isOwner, type WholeApplication } from '../../application';
import { type Actor, type Hands, recordAct, type Service } from '../../platform';
import { learn } from './learn';

export interface Correction {
  actor: Actor & { sessionId: string };
  applicationId: number;
  type: ApplicationType;
  /** The device token of an earlier sign-in. */
  device: string | undefined;
  requestId: string;
}

/** Milliseconds after which the applications are updated by the outbox, if a replica was killed during a correction. */
const learnAfterMs = 30_000;

/**
 * Mails a code to an address that the person wants to use.
 * @throws NotFound, ApplicationClosed
 * @throws Conflict once any application of theirs is submitted
 * @throws Forbidden, Invalid, TooMany as svc-auth returns them
 */
export async function askForCode(
  service: Service,
  correction: Correction,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { personId } = await theirs(service, correction);
  await service.auth.askForEmailCode(
    personId,
    { ...handsOf(correction), email, address },
    correction.requestId,
  );
}

/**
 * Corrects the email address with the code that was mailed to it: first in svc-auth, then in the person's applications.
 * @throws as `askForCode`
 * @throws Conflict if somebody else has the address
 */
export function correctEmail(
  service: Service,
  correction: Correction,
  { email, code }: { email: string; code: string },
): Promise<{ email: string; device: DeviceAnswer }> {
  return corrected(service, correction, { email_corrected: true }, async (personId) => {
    const body = { ...handsOf(correction), email, code };
    const { person, device } = await service.auth.correctEmail(personId, body, correction.requestId);
    return { email: person.email, device };
  });
}

/**
 * Corrects the phone number: first in svc-auth, then in the person's applications.
 * @throws as `askForCode`
 * @throws Conflict if somebody else has this email and phone number
 */
export function correctPhone(service: Service, correction: Correction, phone: string): Promise<string> {
  return corrected(service, correction, { phone_corrected: true }, async (personId) => {
    const body = { ...handsOf(correction), phone };
    const person = await service.auth.correctPhone(personId, body, correction.requestId);
    return person.phone ?? phone;
  });
}

/** The application, as long as no application of the person is submitted. */
async function theirs(
  { stores }: Service,
  { actor, applicationId, type }: Correction,
): Promise<WholeApplication> {
  const application = authorize(actor, 'edit', await stores.applications.find({ id: applicationId, type }));
  if (!isOwner(actor, application)) throw new NotFound();
  const all = await stores.applications.ofPerson(application.personId);
  if (all.some(({ submittedAt }) => submittedAt !== null)) throw new Conflict(t.submitted);
  return application;
}

const handsOf = ({ actor, device }: Correction): Hands => ({
  session: actor.sessionId,
  by_password: actor.scope === 'account',
  ...(device && { device }),
});

/**
 * Corrects a contact by `work` in svc-auth, then in the applications. If the process ends in between, queued work
 * updates the applications later.
 */
async function corrected<T>(
  service: Service,
  correction: Correction,
  details: object,
  work: (personId: number) => Promise<T>,
): Promise<T> {
  const { stores, clock } = service;
  const { id, personId, identity, type } = await theirs(service, correction);
  const now = clock();
  const promised = { person_id: personId, since: now.toISOString() };
  const workId = await stores.contact.promise(promised, new Date(Date.now() + learnAfterMs));
  const outcome = await work(personId).catch(async (error: unknown) => {
    // Without an answer from svc-auth it is unknown whether the correction was made, so the queued work stays.
    if (!(error instanceof Error && error.name === 'Unavailable')) await stores.contact.takeBack(workId);
    throw error;
  });
  await learn(service, promised);
  const actor = { ...correction.actor, name: identity.fullName, role: type };
  await recordAct(stores, { actor, action: 'edited', applicationId: id, details }, clock());
  await stores.contact.takeBack(workId);
  return outcome;
}
