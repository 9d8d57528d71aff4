import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Person, WizardTokenAnswer } from '@portal/contract-svc-auth-v1/internal';
import { type Application, isOpen } from '../applications/application';
import { recordAct } from '../audit/audit';
import { AlreadyApplied, WrongPair } from '../errors';
import { detailsOf, type Personal, personalForm } from '../sections/personal';
import type { Service } from '../service';
import type { SignInPair } from './sign-in-schema';

export interface SignInRequest {
  type: ApplicationType;
  pair: SignInPair;
  /** The whole set, when the person filled it in: then an application is begun where there is none. */
  personal?: Personal;
  /** The client's address, for the attempt limits. */
  address: string;
  requestId: string;
}

export type SignedIn =
  | { submitted: Application }
  | { application: Application; person: Person; session: WizardTokenAnswer };

/**
 * Finds the person and their application of this programme, or begins one.
 * @throws WrongPair alike for a wrong pair, an unknown one, and one with nothing to resume.
 * @throws TooMany, Unavailable
 */
export async function signIn(service: Service, request: SignInRequest): Promise<SignedIn> {
  const { type, pair, personal, address, requestId } = request;
  const asked = { email: pair.email, phone: pair.phone, role: type, address, create: personal !== undefined };
  const person = await service.auth.identify(
    { ...asked, ...(personal && { name: personal.name }) },
    requestId,
  );
  const application = await currentOrNew(service, person, request);
  if (!isOpen(application)) return { submitted: application };
  const resource = { person_id: person.id, role: type, application_id: application.id };
  return { application, person, session: await service.auth.wizardToken(resource, requestId) };
}

async function currentOrNew(
  { stores, clock }: Service,
  person: Person,
  { type, personal }: SignInRequest,
): Promise<Application> {
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
