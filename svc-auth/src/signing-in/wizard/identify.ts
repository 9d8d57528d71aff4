import { isLanguage, type PageLanguage } from '@portal/service-kit/language';
import { byPair, failureBuckets } from '../../accounts/attempts/failures';
import { keepLanguage } from '../../accounts/language/keep';
import { normaliseEmail } from '../../accounts/people/identifier';
import { asksForCode, isStaff, type Person } from '../../accounts/people/person';
import { isSamePhone, likelierPhone } from '../../accounts/people/phone';
import { takeAddress } from '../../accounts/people/take-address';
import { guessFrom } from '../../accounts/proof-of-work/guess';
import { isDeviceOf } from '../../accounts/sessions/device';
import { endSessions } from '../../accounts/sessions/end';
import type { DeviceToken } from '../../accounts/sessions/tokens';
import { PairTaken, WrongPair } from '../../platform/errors';
import type { Service } from '../../platform/service';
import { passByCode } from './resume-code';
import type { IdentifyBody } from './schema';

export interface Identified {
  person: Person;
  created: boolean;
  /** Whether the device was known as theirs before this sign-in, or a code has just proven it. */
  deviceKnown: boolean;
  /** The token for the device they sign in on. */
  device: DeviceToken;
}

/**
 * Returns the applicant with this email address and phone number. With `create` an unknown one is made, also beside
 * others with the same address and another number. A number that an earlier release stored in another form is stored in
 * the given form.
 * @throws WrongPair for an unknown email address and for a wrong number alike
 * @throws CodeNeeded for a known applicant on an unknown device, when `ask_code` is set
 * @throws TooMany when the email address has failed too often; a known device has counters of its own
 * @throws WorkNeeded when the network has failed too often, for right and wrong pairs alike; not on a known device, and
 * not for a new pair that begins a draft
 */
export async function identify(service: Service, request: IdentifyBody): Promise<Identified> {
  const { attempts, stores, clock, tokens } = service;
  const email = normaliseEmail(request.email);
  const found = await ofPair(service, email, request.phone);
  // Read in any case, so that the time does not show whether somebody was found.
  const known = await tokens.deviceOf(request.device, clock());
  const knownDevice = found !== undefined && isDeviceOf(found, known);
  const account = knownDevice ? `person ${found.id}` : email;
  const buckets = failureBuckets(byPair, { account, address: request.address, knownDevice });
  await attempts.refuseWhenSpent(buckets);
  const { address, proof_of_work: proofOfWork, work_done: passed } = request;
  const guess = guessFrom(service, byPair, { address, proofOfWork, passed });
  const mayBeGuess = !knownDevice && (found !== undefined || !request.create);
  if (mayBeGuess) await guess.go();
  const { person, created } =
    found || !request.create ? { person: found, created: false } : await make(service, email, request);
  if (!person?.active || !person.phone) {
    if (mayBeGuess) await guess.fail();
    await attempts.count(buckets);
    throw new WrongPair();
  }
  if (mayBeGuess) await guess.go();
  await attempts.refuseWhenSpent(buckets);
  let deviceKnown = created || knownDevice;
  // When the portal asks for no code, the pair alone makes a device known, but not first-hand.
  let firstHand = created || (knownDevice && known?.firstHand === true);
  if (request.ask_code && !deviceKnown) {
    await passByCode(service, person, request.code);
    await prove(service, person);
    deviceKnown = true;
    firstHand = true;
  } else if (deviceKnown && asksForCode(person)) {
    await stores.people.update(person.id, { phoneProvenAt: clock() }, clock());
  }
  const phone = likelierPhone(person.phone, request.phone);
  if (person.phone !== phone) await stores.people.update(person.id, { phone }, clock());
  const device = await tokens.forDevice(person.id, clock(), firstHand);
  // The pair alone proves nothing, so it may not change the language of somebody's mails.
  const kept = deviceKnown ? await keepLanguage(service, person, pageOf(request)) : person;
  return { person: { ...kept, phone }, created, deviceKnown, device };
}

/** Ignores a language that this service does not know. */
function pageOf({ language, language_chosen: chosen = false }: IdentifyBody): PageLanguage | undefined {
  return isLanguage(language) ? { language, chosen } : undefined;
}

/** Returns the applicant of a pair: the owner of the address before unproven people. */
async function ofPair({ stores }: Service, email: string, phone: string): Promise<Person | undefined> {
  const people = await stores.people.ofPair(email, phone);
  return people.find((one) => !isStaff(one) && one.phone !== null && isSamePhone(one.phone, phone));
}

/** Records that address and number are proven: the code was mailed to the address, and its reader typed the number. */
async function prove(service: Service, person: Person): Promise<void> {
  const now = service.clock();
  if (!person.provenAt)
    return endSessions(service, (stores) =>
      takeAddress(stores, person, { by: 'code', sameDevice: true }, now),
    );
  if (asksForCode(person)) await service.stores.people.update(person.id, { phoneProvenAt: now }, now);
}

/** Makes a person. Of two first sign-ins at once, the slower request finds the person of the faster one. */
async function make(
  service: Service,
  email: string,
  { phone, role, name = '', address }: IdentifyBody,
): Promise<{ person: Person | undefined; created: boolean }> {
  const { budgets, stores, clock } = service;
  await budgets.beginDraft(address);
  try {
    const id = await stores.people.insert({ email, phone, name, role }, clock());
    return { person: await stores.people.byId(id), created: true };
  } catch (error) {
    if (!(error instanceof PairTaken)) throw error;
    return { person: await ofPair(service, email, phone), created: false };
  }
}
