import { bucket, wizardPerAddress, wizardPerEmail } from '../attempts/limits';
import { networkOf } from '../attempts/network';
import { EmailTaken, WrongPair } from '../errors';
import { normaliseEmail } from '../people/identifier';
import { isStaff, type Person } from '../people/person';
import type { Service } from '../service';
import type { DeviceToken } from '../sessions/tokens';
import type { Stores } from '../store';
import { passByCode } from './resume-code';
import type { IdentifyBody } from './schema';

export interface Identified {
  person: Person;
  created: boolean;
  /** For the device that they sign in on. */
  device: DeviceToken;
}

/**
 * The applicant with this email address and phone number; made when unknown and `create` is set.
 * @throws WrongPair alike for an unknown address and for a wrong number.
 * @throws CodeNeeded for somebody who is known, on a device that is not known to be theirs, when `ask_code` is set.
 * @throws TooMany when either the address or the email address has failed too often.
 */
export async function identify(service: Service, request: IdentifyBody): Promise<Identified> {
  const { attempts, stores, clock, tokens } = service;
  const email = normaliseEmail(request.email);
  const buckets = [bucket(wizardPerAddress, networkOf(request.address)), bucket(wizardPerEmail, email)];
  await attempts.refuseWhenSpent(buckets);
  const found = await stores.people.byEmail(email);
  const { person, created } =
    found || !request.create
      ? { person: found, created: false }
      : await make(stores, email, request, clock());
  if (!person || !isTheirs(person, request.phone)) {
    await attempts.count(buckets);
    throw new WrongPair();
  }
  await attempts.refuseWhenSpent(buckets);
  if (request.ask_code && !created && !(await isTheirDevice(service, person, request.device))) {
    await passByCode(service, person, request.code);
  }
  return { person, created, device: await tokens.forDevice(person.id, clock()) };
}

async function isTheirDevice({ tokens, clock }: Service, person: Person, device = ''): Promise<boolean> {
  return device !== '' && (await tokens.deviceOwner(device, clock())) === person.id;
}

function isTheirs(person: Person, phone: string): boolean {
  return person.active && !isStaff(person) && person.phone === phone;
}

/** Two first sign-ins at once make one person: the slower finds the faster one's. */
async function make(
  stores: Stores,
  email: string,
  { phone, role, name = '' }: IdentifyBody,
  now: Date,
): Promise<{ person: Person | undefined; created: boolean }> {
  try {
    const id = await stores.people.insert({ email, phone, name, role }, now);
    return { person: await stores.people.byId(id), created: true };
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    return { person: await stores.people.byEmail(email), created: false };
  }
}
