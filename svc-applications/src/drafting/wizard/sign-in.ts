import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type {
  DeviceAnswer,
  IdentifyAnswer,
  Person,
  WizardTokenAnswer,
} from '@portal/contract-svc-auth-v1/internal';
import type { PageLanguage } from '@portal/service-kit/language';
import {
  AlreadyApplied,
  type Application,
  identityOf,
  isOpen,
  type Personal,
  personalAnswers,
  type WholeApplication,
} from '../../application';
import { recordAct, type Service, type Stores, WrongPair } from '../../platform';
import { openRoundOf, requireOpenProgramme, roundForNew, type Waited } from '../../rounds';
import { bringBackForWizard, hasDiscarded } from '../discarding/discard';
import { forWizard } from './for-wizard';
import type { SignInPair } from './sign-in-schema';

export interface SignInRequest {
  type: ApplicationType;
  pair: SignInPair;
  /** The whole personal set, where the person filled it in: then a missing application is begun. */
  personal?: Personal;
  /** The client's address, for the attempt limits. */
  address: string;
  /** The code of an email, as typed. */
  code?: string;
  /** The device token of an earlier sign-in. */
  device?: string;
  /** The solution of a challenge that an earlier answer asked for. */
  proofOfWork?: string;
  /** Of the page. */
  page?: PageLanguage;
  requestId: string;
  /** For how long the portal has had the request. */
  waited: Waited;
}

export type SignedIn =
  | { submitted: Application; deviceKnown: boolean }
  | { application: Application; person: Person; session: WizardTokenAnswer; device: DeviceAnswer };

/**
 * Finds the person and their application of this programme, or begins one.
 * @throws WrongPair alike for a wrong pair, an unknown pair, and a pair with nothing to resume
 * @throws ContinuedInDashboard where the person has only a draft of the dashboard
 * @throws CodeNeeded for a known person on a new device, where the portal asks for codes
 * @throws RoundClosed where one would be begun and no round is open
 * @throws TooMany, WorkNeeded, Unavailable
 */
export async function signIn(service: Service, asked: SignInRequest): Promise<SignedIn> {
  const request = await withoutBeginning(service, asked);
  return request === asked ? signInAs(service, asked) : resumeOnly(service, request);
}

/** While no round is open nothing is begun, no account either; whoever has a draft goes on with it. */
async function withoutBeginning(service: Service, asked: SignInRequest): Promise<SignInRequest> {
  const { personal, ...resuming } = asked;
  if (!personal) return asked;
  const open = await openRoundOf(service.stores, asked.type, asked.waited);
  return open === undefined ? resuming : asked;
}

/** @throws RoundClosed where there is nothing to resume */
async function resumeOnly(service: Service, request: SignInRequest): Promise<SignedIn> {
  try {
    return await signInAs(service, request);
  } catch (error) {
    if (!(error instanceof WrongPair)) throw error;
    await requireOpenProgramme(service.stores, request.type, request.waited);
    throw error;
  }
}

async function signInAs(service: Service, request: SignInRequest): Promise<SignedIn> {
  const { type, requestId } = request;
  const { person, device, device_known: deviceKnown = false } = await identified(service, request);
  const newest = await currentOrNew(service, person, request);
  const found = await forWizard(service.stores, newest);
  if (!isOpen(found)) return { submitted: found, deviceKnown };
  const application = await withContactOf(service.stores, person, found);
  const resource = { person_id: person.id, role: type, application_id: application.id };
  const session = await service.auth.wizardToken(resource, requestId);
  return { application, person, session, device };
}

/**
 * The account's email and phone number, where they differ: svc-auth corrects the format of numbers of an earlier release,
 * and a correction may not have come as far as the draft.
 */
async function withContactOf(
  { applications }: Stores,
  person: Person,
  draft: WholeApplication,
): Promise<WholeApplication> {
  const { email, phoneNumber } = draft.identity;
  const contact = { email: person.email, phoneNumber: person.phone ?? phoneNumber };
  if (contact.email === email && contact.phoneNumber === phoneNumber) return draft;
  await applications.updateIdentity(draft.id, contact);
  return { ...draft, identity: { ...draft.identity, ...contact } };
}

/** A person with nothing to open gets no code by email, and the same answer as in a portal without codes. */
async function identified(service: Service, request: SignInRequest): Promise<IdentifyAnswer> {
  const { auth, stores } = service;
  const { type, pair, personal, address, code, device, page, proofOfWork, requestId } = request;
  const create = personal !== undefined;
  const asked = {
    email: pair.email,
    phone: pair.phone,
    role: type,
    address,
    create,
    ...(personal && { name: personal.name }),
    ...(device && { device }),
    ...(page && { language: page.language, language_chosen: page.chosen }),
  };
  const worked = { ...(proofOfWork && { proof_of_work: proofOfWork }) };
  const plainly = { ...asked, ...worked, ask_code: false };
  const withCode = { ...asked, ask_code: true, ...(code && { code }) };
  // The solution counts once, and this request has passed with it.
  const withCodeNext = { ...withCode, ...(proofOfWork && { work_done: true }) };
  if (!(await asksForCode(service))) {
    const found = await auth.identify(plainly, requestId);
    if (!found.asks_code || found.device_known) return found;
    // Their account, and maybe a stranger's number: a draft is opened to whoever has the mailbox.
    const opens = create || (await hasDraft(service, { personId: found.person.id, type }));
    return opens ? auth.identify(withCodeNext, requestId) : found;
  }
  if (!create) {
    const { person } = await auth.identify(plainly, requestId);
    const isThere = await stores.applications.newest(person.id, type);
    if (!isThere && !(await hasDiscarded(service, { personId: person.id, type }))) throw new WrongPair();
    return auth.identify(withCodeNext, requestId);
  }
  return auth.identify({ ...withCode, ...worked }, requestId);
}

/** Whether there is a draft to go on with, or one to bring back. */
async function hasDraft(service: Service, whose: { personId: number; type: ApplicationType }) {
  const newest = await service.stores.applications.newest(whose.personId, whose.type);
  return newest ? isOpen(newest) : hasDiscarded(service, whose);
}

async function asksForCode({ portal, resumeCode }: Service): Promise<boolean> {
  const settings = await portal.settings();
  return (settings.resumeCode ?? resumeCode) === 'new-device';
}

async function currentOrNew(
  service: Service,
  person: Person,
  { type, personal, address, waited }: SignInRequest,
): Promise<WholeApplication> {
  const { stores, budgets, clock } = service;
  const current = await stores.applications.newest(person.id, type);
  if (current) return current;
  if (!personal) return resumeDiscarded(service, { personId: person.id, type });
  const identity = identityOf({ ...personal, email: person.email });
  const begun = { personId: person.id, type, identity, answers: personalAnswers(personal) };
  await budgets.beginDraft(address);
  try {
    await stores.transaction(async (trx) => {
      const roundId = await roundForNew(trx, type, waited);
      const applicationId = await trx.applications.insert({ ...begun, roundId }, clock());
      const actor = { personId: person.id, name: identity.fullName, role: type };
      await recordAct(trx, { actor, action: 'created', applicationId }, clock());
    });
  } catch (error) {
    // Two first sign-ins at once begin one application: the slower finds the application of the faster.
    if (!(error instanceof AlreadyApplied)) throw error;
  }
  const made = await stores.applications.newest(person.id, type);
  if (!made) throw new Error('The application that was begun is not there');
  return made;
}

/** Who resumes within a day what they have discarded in the wizard goes on with it. @throws WrongPair */
async function resumeDiscarded(
  service: Service,
  whose: { personId: number; type: ApplicationType },
): Promise<WholeApplication> {
  await bringBackForWizard(service, whose);
  const back = await service.stores.applications.newest(whose.personId, whose.type);
  if (!back) throw new WrongPair();
  return back;
}
