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
  /** The personal details, if the person filled them in; an application is then begun if there is none. */
  personal?: Personal;
  /** The client's IP address, for limits on attempts. */
  address: string;
  /** The code from the mail, as typed. */
  code?: string;
  /** The device token of an earlier sign-in. */
  device?: string;
  /** The solution of a challenge that an earlier response demanded. */
  proofOfWork?: string;
  /** The language of the page. */
  page?: PageLanguage;
  requestId: string;
  /** Milliseconds since the gateway received the request. */
  waited: Waited;
}

export type SignedIn =
  | { submitted: Application; deviceKnown: boolean }
  | { application: Application; person: Person; session: WizardTokenAnswer; device: DeviceAnswer };

/**
 * Finds the person and their application of this programme, or begins one.
 * @throws WrongPair equally for a wrong pair, an unknown pair, and a pair with nothing to resume
 * @throws ContinuedInDashboard if the person has only a draft of the dashboard
 * @throws CodeNeeded for a known person on a new device, if the portal asks for codes
 * @throws RoundClosed if an application would be begun and no round is open
 * @throws TooMany, WorkNeeded, Unavailable
 */
export async function signIn(service: Service, asked: SignInRequest): Promise<SignedIn> {
  const request = await withoutBeginning(service, asked);
  return request === asked ? signInAs(service, asked) : resumeOnly(service, request);
}

/** Drops the personal details while no round is open: nothing is begun, not even an account, but drafts resume. */
async function withoutBeginning(service: Service, asked: SignInRequest): Promise<SignInRequest> {
  const { personal, ...resuming } = asked;
  if (!personal) return asked;
  const open = await openRoundOf(service.stores, asked.type, asked.waited);
  return open === undefined ? resuming : asked;
}

/**
 * Signs in without beginning an application.
 * @throws RoundClosed if there is nothing to resume
 */
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
 * The draft with the account's email and phone number. They may differ: svc-auth reformats numbers of an earlier
 * release, and a correction may not have reached the draft yet.
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

/**
 * Identifies the person. Without anything to open they get no code, and the same response as in a portal without codes.
 */
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
  // A solution counts only once, and the request before has used it.
  const withCodeNext = { ...withCode, ...(proofOfWork && { work_done: true }) };
  if (!(await asksForCode(service))) {
    const found = await auth.identify(plainly, requestId);
    if (!found.asks_code || found.device_known) return found;
    // The phone number may be a stranger's, so a draft is only opened to the owner of the mailbox, by a code.
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

/** Whether there is a draft to continue, or one to bring back. */
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
    // Two simultaneous first sign-ins begin one application: the second finds that of the first.
    if (!(error instanceof AlreadyApplied)) throw error;
  }
  const made = await stores.applications.newest(person.id, type);
  if (!made) throw new Error('The application that was begun is not there');
  return made;
}

/**
 * Brings back a draft that the person discarded in the wizard within the last day.
 * @throws WrongPair if there is none
 */
async function resumeDiscarded(
  service: Service,
  whose: { personId: number; type: ApplicationType },
): Promise<WholeApplication> {
  await bringBackForWizard(service, whose);
  const back = await service.stores.applications.newest(whose.personId, whose.type);
  if (!back) throw new WrongPair();
  return back;
}
