import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type {
  DeviceAnswer,
  IdentifyAnswer,
  Person,
  WizardTokenAnswer,
} from '@portal/contract-svc-auth-v1/internal';
import { type Application, isOpen, type WholeApplication } from '../applications/application';
import { recordAct } from '../audit/audit';
import { AlreadyApplied, WrongPair } from '../errors';
import { detailsOf, type Personal, personalForm } from '../sections/personal';
import type { Service } from '../service';
import { forWizard } from './for-wizard';
import type { SignInPair } from './sign-in-schema';

export interface SignInRequest {
  type: ApplicationType;
  pair: SignInPair;
  /** The whole set, when the person filled it in: then an application is begun where there is none. */
  personal?: Personal;
  /** The client's address, for the attempt limits. */
  address: string;
  /** The code of an email, as typed. */
  code?: string;
  /** What the device that asks was given by an earlier sign-in. */
  device?: string;
  requestId: string;
}

export type SignedIn =
  | { submitted: Application }
  | { application: Application; person: Person; session: WizardTokenAnswer; device: DeviceAnswer };

/**
 * Finds the person and their application of this programme, or begins one.
 * @throws WrongPair alike for a wrong pair, an unknown one, and one with nothing to resume.
 * @throws ContinuedInDashboard when the dashboard's draft is all there is.
 * @throws CodeNeeded for somebody who is known, on a new device, where the portal asks for a code then.
 * @throws TooMany, Unavailable
 */
export async function signIn(service: Service, request: SignInRequest): Promise<SignedIn> {
  const { type, requestId } = request;
  const { person, device } = await identified(service, request);
  const newest = await currentOrNew(service, person, request);
  const application = await forWizard(service.stores, newest);
  if (!isOpen(application)) return { submitted: application };
  const resource = { person_id: person.id, role: type, application_id: application.id };
  const session = await service.auth.wizardToken(resource, requestId);
  return { application, person, session, device };
}

/** Nobody is mailed a code who has nothing to open by it: they are told what they are told without codes. */
async function identified(service: Service, request: SignInRequest): Promise<IdentifyAnswer> {
  const { auth, stores } = service;
  const { type, pair, personal, address, code, device, requestId } = request;
  const create = personal !== undefined;
  const asked = {
    ...{ email: pair.email, phone: pair.phone, role: type, address, create },
    ...(personal && { name: personal.name }),
  };
  const plainly = { ...asked, ask_code: false };
  if (!(await asksForCode(service))) return auth.identify(plainly, requestId);
  if (!create) {
    const { person } = await auth.identify(plainly, requestId);
    if (!(await stores.applications.newest(person.id, type))) throw new WrongPair();
  }
  const byCode = { ...(code && { code }), ...(device && { device }) };
  return auth.identify({ ...asked, ask_code: true, ...byCode }, requestId);
}

async function asksForCode({ portal, resumeCode }: Service): Promise<boolean> {
  const settings = await portal.settings();
  return (settings.resumeCode ?? resumeCode) === 'new-device';
}

async function currentOrNew(
  { stores, clock }: Service,
  person: Person,
  { type, personal }: SignInRequest,
): Promise<WholeApplication> {
  const current = await stores.applications.newest(person.id, type);
  if (current) return current;
  if (!personal) throw new WrongPair();
  const details = detailsOf({ ...personal, email: person.email });
  const begun = { personId: person.id, type, details, formData: personalForm(personal) };
  try {
    await stores.together(async (within) => {
      const applicationId = await within.applications.insert(begun, clock());
      const actor = { personId: person.id, name: details.fullName, role: type };
      await recordAct(within, { actor, action: 'created', applicationId }, clock());
    });
  } catch (error) {
    // Two first sign-ins at once begin one application: the slower finds the faster one's.
    if (!(error instanceof AlreadyApplied)) throw error;
  }
  const made = await stores.applications.newest(person.id, type);
  if (!made) throw new Error('The application that was begun is not there');
  return made;
}
