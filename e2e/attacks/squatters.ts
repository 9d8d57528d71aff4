import { call, personal, startInternship, type WizardSession } from '../support/api';
import { type Applicant, anApplicant } from '../support/applicants';
import { mailTo } from '../support/mailbox';
import { deviceOf, invite } from './actors';
import { type Answer, judged } from './answers';
import type { Part, Scene } from './scene';

interface Squatted {
  /** A person with the owner's email address and a phone number of their own. */
  squatter: Applicant;
  theirs: WizardSession;
  device: string;
}

/** Begins a draft with somebody else's email address. */
async function squat({ portal }: Scene, email: string): Promise<Squatted> {
  const squatter = { ...anApplicant('Sven Squatter'), email };
  const theirs = await startInternship(portal, squatter);
  return { squatter, theirs, device: await deviceOf(portal, squatter) };
}

const progress = (token: string) => ({ method: 'GET', path: '/api/get-progress', token });
const resume = ({ email, phoneDigits }: Applicant, json: object = {}, cookie = '') => ({
  method: 'POST',
  path: '/api/intern/login',
  json: { email, phone: phoneDigits, role: 'intern', ...json },
  cookie,
});

/** Lets the owner begin second; neither may read the other's draft. */
async function secondCome(scene: Scene, owner: Applicant, { theirs }: Squatted) {
  const own = await startInternship(scene.portal, owner);
  const { ask } = scene;
  const problems = own.application_id === theirs.application_id ? ['both have one draft'] : [];
  for (const [session, other] of [
    [own, theirs],
    [theirs, own],
  ] as const) {
    const { application_id, intern_details_id } = other;
    const json = { application_id, intern_details_id, current_step: 3, form_data: { purpose: 'volunteer' } };
    const save = { method: 'POST', path: '/api/save-progress', token: session.token, json };
    problems.push(...judged('saving the other draft', await ask(save), [404]));
    problems.push(...judged('the own draft', await ask(progress(session.token)), [200]));
  }
  return { own, problems };
}

/** Checks that the code in the mail proves the address: drafts that others began with it no longer open. */
async function proves(scene: Scene, owner: Applicant, held: Squatted, own: WizardSession) {
  const { ask, portal } = scene;
  const asked = await ask(resume(owner));
  const { text = '' } = await mailTo(portal, owner.email, /code/i);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  const proven = await ask(resume(owner, { code }));
  const device = proven.headers.getSetCookie().find((one) => one.startsWith('portal_device='));
  const squattersPair = await ask(resume(held.squatter, {}, held.device));
  return [
    ...judged('the owner without the code', asked, [401]),
    ...judged('the owner with the code', proven, [200]),
    ...judged("the squatter's session", await ask(progress(held.theirs.token)), [401]),
    ...judged('a session of before', await ask(progress(own.token)), [401]),
    ...judged("the squatter's device", squattersPair, [401]),
    ...(squattersPair.body.code_required ? [] : ["the squatter's device is known still"]),
    ...judged("the owner's device", await ask(resume(owner, {}, device?.split(';')[0])), [200]),
  ];
}

/** Invites a colleague whose address a stranger has typed before. */
async function colleague(scene: Scene) {
  const { portal, actors, ask } = scene;
  const email = `colleague.${Date.now()}@portal.test`;
  const { squatter, theirs } = await squat(scene, email);
  const { token } = await invite(portal, actors.tokens.admin, email);
  const me = await ask({ method: 'GET', path: '/api/me', token });
  return [
    ...judged('the invited colleague', me, [200]),
    ...(me.body.role === 'reviewer' ? [] : ['they are no reviewer']),
    ...judged('the draft beside', await ask(progress(theirs.token)), [200]),
    ...judged(
      'the draft beside among staff',
      await ask({ ...progress(theirs.token), path: '/api/staff' }),
      [403],
    ),
    ...judged('its pair', await ask(resume(squatter)), [200]),
  ];
}

const cookieIn = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('portal_device='))
    ?.split(';')[0] ?? '';

const sessionIn = ({ body }: Answer): Session => ({
  token: String(body.token),
  application_id: Number((body.application as { id?: number } | undefined)?.id),
});

type Session = Pick<WizardSession, 'token' | 'application_id'>;

const contact = (what: string, { token, application_id }: Session, json: object, cookie = '') => ({
  method: 'POST',
  path: `/api/programmes/intern/contact/${what}`,
  token,
  cookie,
  json: { application_id, ...json },
});

/**
 * Lets a stranger who knows email and phone try to move the draft to another address; then its owner corrects a typing
 * error.
 */
async function carriesOff(scene: Scene) {
  const { portal, ask } = scene;
  const amina = anApplicant('Amina Slip');
  const begun = await ask({
    method: 'POST',
    path: '/api/intern/login',
    json: { ...personal(amina), role: 'intern' },
  });
  const session = sessionIn(begun);
  const own = cookieIn(begun);
  const stranger = await ask(resume(amina));
  const theirs = sessionIn(stranger);
  const email = `mine.${amina.email}`;
  const problems: string[] = [];
  for (const cookie of ['', cookieIn(stranger), cookieIn(await ask(resume(amina, {}, cookieIn(stranger))))]) {
    const code = await ask(contact('email-code', theirs, { email }, cookie));
    const guess = await ask(contact('email', theirs, { email, code: '123456' }, cookie));
    const phone = await ask(contact('phone', theirs, { phone: '250780000011' }, cookie));
    problems.push(...[code, guess, phone].flatMap((one) => judged('by the pair alone', one, [403])));
  }
  const right = `right.${amina.email}`;
  problems.push(
    ...judged('the owner', await ask(contact('email-code', session, { email: right }, own)), [204]),
  );
  const { text = '' } = await mailTo(portal, right, /code/i);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  const corrected = await ask(contact('email', session, { email: right, code }, own));
  return [
    ...problems,
    ...judged('the owner with the code', corrected, [200]),
    ...judged("the owner's session", await ask(progress(session.token)), [200]),
    ...judged("the stranger's session", await ask(progress(theirs.token)), [401]),
    ...judged('the pair of before', await ask(resume(amina)), [401]),
    ...judged('the right pair', await ask(resume({ ...amina, email: right })), [200]),
  ];
}

/** Attacks by people who use an address before its owner does. */
export const squatters: Part = {
  name: 'squatters',
  async run(scene: Scene) {
    const { portal, actors, checks } = scene;
    const set = (resume_code: string) =>
      call(portal, 'PUT', '/api/admin/settings', { token: actors.tokens.admin, json: { resume_code } });
    const owner = anApplicant('Odile Owner');
    const held = await squat(scene, owner.email);
    const { own, problems } = await secondCome(scene, owner, held);
    checks.note('Whoever typed an address first keeps its owner out of nothing', problems);
    checks.note('Who knows email and phone alone carries no draft off', await carriesOff(scene));
    checks.note('A colleague whose address was typed can be invited', await colleague(scene));
    await set('new-device');
    const proof = await proves(scene, owner, held, own);
    checks.note('Proving the mailbox ends what others held under its address', proof);
    await set('off');
  },
};
