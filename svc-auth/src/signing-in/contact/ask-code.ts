import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { Invalid } from '@portal/service-kit/errors';
import { bucket, emailCodeMails, emailCodeMailsTo } from '../../accounts/attempts/limits';
import { normaliseEmail } from '../../accounts/people/identifier';
import type { Service } from '../../platform/service';
import { hashOfCode, newCode } from '../wizard/code';
import { type Hands, inFirstHands } from './hands';
import { type EmailCodePayload, emailCodeKind } from './kinds';

export interface CodeRequest extends Hands {
  email: string;
  /** The client's network address. */
  address: string;
}

const codeGoodForMs = 10 * 60_000;

/** Returns the hash of a code that is stored, bound to the person and the address. */
export const hashOfEmailCode = (
  { codeSecret }: Pick<Service, 'codeSecret'>,
  { person_id, email }: EmailCodePayload,
  code: string,
): string => hashOfCode(codeSecret, person_id, `${email}\n${code}`);

/**
 * Queues the mail with a code to a new address. Neither the answer nor its time shows whether the address is known;
 * only the person who reads the mailbox learns the code.
 * @throws Forbidden for a device that was not used first-hand by the person
 * @throws Invalid for the address that the person has already
 * @throws TooMany from the sixth mail within an hour, for the person and for the address
 */
export async function askForCode(service: Service, personId: number, request: CodeRequest): Promise<void> {
  const { attempts, budgets, stores, deliverSoon } = service;
  const person = await inFirstHands(service, personId, request);
  const email = normaliseEmail(request.email);
  if (email === person.email) throw new Invalid({ email: [identifyingMessages.ownAddress] });
  await budgets.askForCode(request.address);
  await attempts.count([bucket(emailCodeMails, String(personId)), bucket(emailCodeMailsTo, email)]);
  const payload: EmailCodePayload = { person_id: personId, email };
  deliverSoon(await stores.enqueue(emailCodeKind, payload));
}

/** Makes the code when its mail is sent; it replaces an earlier code. */
export async function offerEmailCode(
  service: Service,
  payload: EmailCodePayload,
): Promise<string | undefined> {
  const { stores, clock } = service;
  const person = await stores.people.byId(payload.person_id);
  if (!person?.active) return undefined;
  const code = newCode();
  await stores.emailChanges.put({
    personId: person.id,
    email: payload.email,
    codeHash: hashOfEmailCode(service, payload, code),
    expiresAt: new Date(clock().getTime() + codeGoodForMs),
  });
  return code;
}
