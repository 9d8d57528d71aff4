import { type AskedWork, proofOfWork } from '@portal/test-kit';
import { personal, submittedApplicant } from '../support/api';
import { type Applicant, anApplicant } from '../support/applicants';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { slowPairs, slowPasswords } from '../support/slowed';
import { deviceOf } from './actors';
import { type Answer, type Ask, createAsk, judged } from './answers';
import type { Part, Scene } from './scene';

type Sent = (more?: object, cookie?: string) => Promise<Answer>;

const resumed =
  (ask: Ask, { email, phoneDigits }: Pick<Applicant, 'email' | 'phoneDigits'>): Sent =>
  (more = {}, cookie = '') =>
    ask({
      method: 'POST',
      path: '/api/intern/login',
      json: { email, phone: phoneDigits, role: 'intern', ...more },
      cookie,
    });

const signedIn =
  (ask: Ask, email: string, password: string): Sent =>
  (more = {}, cookie = '') =>
    ask({ method: 'POST', path: '/api/login', json: { email_or_phone: email, password, ...more }, cookie });

/** The challenge (proof of work) in an answer: it must be the same for every account. */
const asked = ({ body, headers }: Answer) =>
  JSON.stringify([body.message, body.codes, Object.keys(body), headers.get('retry-after')]);

/** Checks that the call gets a challenge, works as usual once it is solved, and refuses the same solution again. */
async function afterWork(what: string, send: Sent, status: number): Promise<string[]> {
  const refused = await send();
  const challenge = refused.body.challenge as AskedWork | undefined;
  if (!challenge) return [`${what}: nothing is asked, ${refused.status}`];
  const done = { proof_of_work: proofOfWork(challenge) };
  return [
    ...judged(`${what} before the work`, refused, [429]),
    ...judged(`${what} after it`, await send(done), [status]),
    ...judged(`${what} with the same work`, await send(done), [429]),
  ];
}

async function passwords({ portal, ask, checks }: Pick<Scene, 'portal' | 'ask' | 'checks'>) {
  const { applicant, password } = await submittedApplicant(portal);
  const known = await signedIn(ask, applicant.email, password)();
  const device = known.headers.getSetCookie().find((one) => one.startsWith('portal_device='));
  const failures = await slowPasswords(portal);
  checks.note('A network has a hundred wrong passwords', failures === 100 ? [] : [`it had ${failures}`]);
  const right = signedIn(ask, applicant.email, password);
  const wrong = signedIn(ask, applicant.email, 'Wrong-Password-1');
  const nobody = signedIn(ask, 'no-such-person@example.org', 'Wrong-Password-1');
  const reported = new Set([asked(await right()), asked(await wrong()), asked(await nobody())]);
  checks.note(
    'A challenge does not show whether an account exists',
    reported.size === 1 ? [] : [...reported],
  );
  checks.note('Colleagues of a guesser sign in', [
    ...(await afterWork('a right password', right, 200)),
    ...(await afterWork('a wrong password', wrong, 401)),
    ...(await afterWork('an unknown account', nobody, 401)),
    ...judged('a right password on a known device', await right({}, device?.split(';')[0]), [200]),
  ]);
}

async function pairs({ portal, ask, checks }: Pick<Scene, 'portal' | 'ask' | 'checks'>) {
  const owner = anApplicant('Olga Owner');
  await ask({ method: 'POST', path: '/api/intern/login', json: { ...personal(owner), role: 'intern' } });
  const device = await deviceOf(portal, owner);
  const failures = await slowPairs(portal);
  checks.note('A network has two hundred wrong pairs', failures === 200 ? [] : [`it had ${failures}`]);
  const right = resumed(ask, owner);
  const wrong = resumed(ask, anApplicant('Nora Nobody'));
  const otherNumber = resumed(ask, { ...anApplicant('Nora Nobody'), email: owner.email });
  const reported = new Set([asked(await right()), asked(await wrong()), asked(await otherNumber())]);
  checks.note('A challenge does not show whether a pair exists', reported.size === 1 ? [] : [...reported]);
  const newcomer = { ...personal(anApplicant('Nadia Newcomer')), role: 'intern' };
  checks.note('Colleagues of a guesser begin and go on', [
    ...judged('a newcomer', await ask({ method: 'POST', path: '/api/intern/login', json: newcomer }), [200]),
    ...judged('an owner on a known device', await right({}, device), [200]),
    ...(await afterWork('an owner elsewhere', right, 200)),
    ...(await afterWork('a wrong pair', wrong, 401)),
  ]);
}

/**
 * Checks that one client locks nobody out of its network. It uses its own portal, since all people of the tests share
 * one address.
 */
export const networks: Part = {
  name: 'networks',
  async run({ checks }: Scene) {
    const portal = await startTestPortal(await loadLauncher());
    try {
      const scene = { portal, ask: createAsk(portal.url), checks };
      await passwords(scene);
      await pairs(scene);
    } finally {
      await portal.stop();
    }
  },
};
