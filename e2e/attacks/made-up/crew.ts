import { call, signIn, staffSignIn, startInternship, submittedApplicant } from '../../support/api';
import { anApplicant } from '../../support/applicants';
import { startVisit } from '../../support/visit-api';
import type { Tokens } from '../actors';
import type { Scene } from '../scene';

export type Actor =
  | 'nobody'
  | keyof Pick<Tokens, 'applicant' | 'stranger' | 'internWizard' | 'visitWizard' | 'reviewer' | 'admin'>;

export const actors: readonly Actor[] = [
  'nobody',
  'applicant',
  'stranger',
  'internWizard',
  'visitWizard',
  'reviewer',
  'admin',
];

/** Whether an actor may read everything. Answers to other actors must never contain the victim's canary. */
export const mayReadAll = (actor: Actor) => actor === 'admin' || actor === 'reviewer';

export interface Victim {
  /** A word that stands in the victim's name, addresses and answers, and nowhere else. */
  canary: string;
  application_id: number;
  intern_details_id: number;
  person: number;
}

/** Makes a person with a submitted application, whose texts contain the canary. */
export async function plantVictim({ portal }: Scene): Promise<Victim> {
  const canary = `Quokka${Date.now().toString(36)}`;
  const applicant = { ...anApplicant(`Ada ${canary}`), current_address: `${canary} Road 7, Kigali` };
  const { application_id, password } = await submittedApplicant(portal, applicant);
  const { token, user } = await signIn(portal, applicant.email, password);
  const { applications } = await call<{ applications: { intern_details_id: number }[] }>(
    portal,
    'GET',
    '/api/my-applications',
    {
      token,
    },
  );
  return {
    canary,
    application_id,
    person: user.id,
    intern_details_id: applications[0]?.intern_details_id ?? 0,
  };
}

/** How each actor signs in again. The wizards' people and the stranger are made for this part. */
async function entrances({
  portal,
  actors,
}: Scene): Promise<Record<Exclude<Actor, 'nobody'>, () => Promise<string>>> {
  const [intern, visitor] = [anApplicant('Ines Made'), anApplicant('Victor Up')];
  const stranger = await submittedApplicant(portal);
  const enter = async (email: string, password: string) => (await signIn(portal, email, password)).token;
  const asAdmin = async () => (await staffSignIn(portal)).token;
  return {
    admin: asAdmin,
    async reviewer() {
      const json = { active: true, role: 'reviewer' };
      await call(portal, 'PATCH', `/api/staff/${actors.ids.reviewer}`, { token: await asAdmin(), json });
      return enter(actors.emails.reviewer, actors.passwords.reviewer);
    },
    applicant: () => enter(actors.emails.applicant, actors.passwords.applicant),
    stranger: () => enter(stranger.applicant.email, stranger.password),
    async internWizard() {
      actors.ids.internship = await startInternship(portal, intern);
      return actors.ids.internship.token;
    },
    async visitWizard() {
      actors.ids.visit = await startVisit(portal, visitor);
      return actors.ids.visit.token;
    },
  };
}

/** Tries again, since a request of another lane may end the new session at once. */
async function inAFewTries(enter: () => Promise<string>, tries = 5): Promise<string> {
  try {
    return await enter();
  } catch (error) {
    if (tries === 1) throw error;
    return inAFewTries(enter, tries - 1);
  }
}

/** Whether the account is locked for a while because of made-up passwords. */
const isLockedOut = (error: unknown) => error instanceof Error && error.message.includes(': 429 ');

/** Holds the actors' tokens; a token whose session a request has ended is replaced before the next request. */
export async function createCrew(scene: Scene) {
  const { tokens } = scene.actors;
  const enter = await entrances(scene);
  const renewals = new Map<Actor, Promise<void>>();
  for (const actor of ['stranger', 'internWizard', 'visitWizard'] as const)
    tokens[actor] = await enter[actor]();
  const renew = async (actor: Exclude<Actor, 'nobody'>) => {
    const { status } = await scene.ask({ method: 'GET', path: '/api/me', token: tokens[actor] });
    if (status !== 401) return;
    try {
      tokens[actor] = await inAFewTries(enter[actor]);
    } catch (error) {
      // Until the lock ends, this actor sends the token of an ended session.
      if (!isLockedOut(error)) throw error;
    }
  };
  return {
    async tokenOf(actor: Actor): Promise<string | undefined> {
      await renewals.get(actor);
      return actor === 'nobody' ? undefined : tokens[actor];
    },
    /** Checks an actor's session after an answer of 401, and signs in again if it has ended. */
    doubt(actor: Actor) {
      if (actor === 'nobody' || renewals.has(actor)) return;
      const renewal = renew(actor).finally(() => renewals.delete(actor));
      renewal.catch(() => undefined);
      renewals.set(actor, renewal);
    },
  };
}
