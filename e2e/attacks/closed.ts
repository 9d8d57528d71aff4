import { setPortal } from '../support/api';
import { until } from '../support/patience';
import { rightRequest } from './aims';
import { judged } from './answers';
import type { Part, Scene } from './scene';
import { changesBetween, contentsOfTables } from './tables';

const applicantsSignIns = new Set(['signInToInternship', 'signInToVisit', 'signInToProgramme']);
/** Whether a call only reads, or only previews a mail. */
const harmless = (id: string, method: string) => method === 'GET' || id === 'previewDecision';

async function applicantsAreOut({ ask, aims, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const aim of aims) {
    const { call, target } = aim;
    const isTheirs = ['wizard', 'applicant'].includes(target.who) || applicantsSignIns.has(call.id);
    if (!isTheirs) continue;
    const answer = await ask(rightRequest(aim, actors));
    problems.push(...judged(call.id, answer, [503]));
    if (answer.body.portal_enabled !== false)
      problems.push(`${call.id} does not say that the portal is closed`);
  }
  const { emails, passwords } = actors;
  const json = { email_or_phone: emails.applicant, password: passwords.applicant };
  const signIn = await ask({ method: 'POST', path: '/api/login', json });
  if (signIn.body.portal_enabled !== false)
    problems.push('signing in does not say that the portal is closed');
  return [...problems, ...judged('signing in', signIn, [503])];
}

async function staffGoOn({ ask, aims, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const aim of aims) {
    const { call, target } = aim;
    if (!['staff', 'admin'].includes(target.who) || !harmless(call.id, call.method)) continue;
    problems.push(...judged(call.id, await ask(rightRequest(aim, actors)), [target.right ?? 200]));
  }
  const { emails, passwords } = actors;
  const json = { email: emails.reviewer, password: passwords.reviewer, role: 'admin' };
  const signIn = await ask({ method: 'POST', path: '/api/login', json });
  return [...problems, ...judged('signing in', signIn, [200])];
}

async function othersGoOn({ ask, actors }: Scene): Promise<string[]> {
  const status = await ask({ method: 'GET', path: '/api/portal-status' });
  const me = await ask({ method: 'GET', path: '/api/me', token: actors.tokens.applicant });
  const page = await ask({ method: 'GET', path: '/maintenance' });
  const isClosed = status.body.portal_enabled === false ? [] : ['the status does not say that it is closed'];
  const isThere = page.status === 200 ? [] : [`/maintenance answered ${page.status}`];
  return [...isClosed, ...isThere, ...judged('status', status, [200]), ...judged('me', me, [200])];
}

/** Waits until every process has noticed the switch: svc-auth, which signs people in, and svc-applications. */
async function isKnownEverywhere({ ask, actors }: Scene): Promise<boolean> {
  const { emails, passwords, tokens } = actors;
  const json = { email_or_phone: emails.applicant, password: passwords.applicant };
  const answers = [
    await ask({ method: 'POST', path: '/api/login', json }),
    await ask({ method: 'GET', path: '/api/my-applications', token: tokens.applicant }),
  ];
  return answers.every(({ status }) => status === 503);
}

export const whileClosed: Part = {
  name: 'closed',
  async run(scene: Scene) {
    const { portal, checks, actors, ask } = scene;
    await setPortal(portal, false);
    await until('the portal is closed in every process', () => isKnownEverywhere(scene));
    const before = await contentsOfTables(portal.dataDir);
    checks.note(
      'While the portal is closed every call of applicants answers so',
      await applicantsAreOut(scene),
    );
    const after = await contentsOfTables(portal.dataDir);
    checks.note('closed: nothing was written', changesBetween(before, after));
    checks.note('While the portal is closed staff go on', await staffGoOn(scene));
    checks.note('While the portal is closed anybody can see that', await othersGoOn(scene));
    await setPortal(portal, true);
    const open = await ask({ method: 'GET', path: '/api/my-applications', token: actors.tokens.applicant });
    checks.note('Opened again, applicants are in again', judged('their applications', open, [200]));
  },
};
