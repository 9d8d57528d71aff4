import { call, fillInternship } from '../support/api';
import { anApplicant, answers } from '../support/applicants';
import { linkFromMail } from '../support/mailbox';
import { visit } from '../support/visit-api';
import { rightRequest } from './aims';
import { type Answer, type Attack, unsound } from './answers';
import type { Part, Scene } from './scene';

type Race = (scene: Scene) => Promise<string[]>;

const post = (token: string | undefined, path: string, json: object): Attack => ({
  method: 'POST',
  path,
  token,
  json,
});

/** Sends all requests at once; the statuses of the answers must be `expected`, in any order. */
async function sendAtOnce({ ask }: Scene, attacks: Attack[], expected: number[]) {
  const found = await Promise.all(attacks.map((attack) => ask(attack)));
  const statuses = found.map(({ status }) => status).sort();
  const problems = found.flatMap(unsound);
  if (statuses.join() !== expected.join()) {
    const message = found.map(({ status, text }) => `${status} ${text.slice(0, 150)}`).join('\n');
    problems.push(`they answered ${statuses.join(' and ')}, not ${expected.join(' and ')}:\n${message}`);
  }
  return { found, problems };
}

const refusedOf = (found: Answer[]): Answer | undefined => found.find(({ status }) => status >= 400);

const twoDecisions: Race = async (scene) => {
  const { portal, actors } = scene;
  const { submitted: application_id } = actors.ids;
  const { review } = await call<{ review: { version: number } }>(
    portal,
    'GET',
    `/api/admin/applications/${application_id}`,
    { token: actors.tokens.admin },
  );
  const decision = (token: string, status: string) =>
    post(token, '/api/feedback', {
      application_id,
      status,
      message: `We have decided: ${status}.`,
      version: review.version,
    });
  const { found, problems } = await sendAtOnce(
    scene,
    [decision(actors.tokens.admin, 'rejected'), decision(actors.tokens.reviewer, 'approved')],
    [200, 409],
  );
  const current = refusedOf(found)?.body.current as { status?: string; decided_by?: string } | undefined;
  const kept = found.find(({ status }) => status === 200)?.body.application as
    | { status?: string }
    | undefined;
  if (current?.status !== kept?.status || !current?.decided_by)
    problems.push('the slower one is not shown what the faster one decided');
  return problems;
};

const twoRequests: Race = async (scene) => {
  const { applicant } = scene.actors.tokens;
  const json = {
    original_application_id: scene.actors.ids.submitted,
    reason: 'I would like to come back for another summer.',
  };
  const asked = post(applicant, '/api/user/secondary-application-request', json);
  return (await sendAtOnce(scene, [asked, asked], [201, 409])).problems;
};

const requests = '/api/admin/secondary-application-requests';

const approvedTwice: Race = async (scene) => {
  const { portal, actors } = scene;
  const approve = post(actors.tokens.admin, `${requests}/${actors.ids.request}/approve`, {});
  const { problems } = await sendAtOnce(scene, [approve, approve], [200, 409]);
  const { applications } = await call<{ applications: object[] }>(portal, 'GET', '/api/my-applications', {
    token: actors.tokens.stranger,
  });
  if (applications.length !== 2) problems.push(`there are ${applications.length} applications, not 2`);
  return problems;
};

const approvedAndRejected: Race = async (scene) => {
  const { portal, actors } = scene;
  const { admin, applicant } = actors.tokens;
  const asked = await call<{ requests: { id: number }[] }>(
    portal,
    'GET',
    '/api/user/secondary-application-requests',
    { token: applicant },
  );
  const id = asked.requests[0]?.id;
  const { found, problems } = await sendAtOnce(
    scene,
    [
      post(admin, `${requests}/${id}/approve`, {}),
      post(admin, `${requests}/${id}/reject`, { admin_notes: 'There is no place.' }),
    ],
    [200, 409],
  );
  const decided = refusedOf(found)?.body.request as { status?: string } | undefined;
  if (!['approved', 'rejected'].includes(decided?.status ?? ''))
    problems.push('the slower one is not shown what was decided');
  return problems;
};

const twoSubmissions: Race = async (scene) => {
  const applicant = anApplicant();
  const session = await fillInternship(scene.portal, applicant);
  const { application_id, intern_details_id, token } = session;
  const json = { application_id, intern_details_id, signature: applicant.name };
  const submit = post(token, '/api/submit', json);
  const { problems } = await sendAtOnce(scene, [submit, submit, submit], [200, 220, 220]);
  const late = await scene.ask(
    post(token, '/api/languages', { intern_details_id, languages: [answers.language] }),
  );
  if (late.status !== 409) problems.push(`after submission a step answered ${late.status}`);
  return problems;
};

const twoBeginnings: Race = async (scene) => {
  const { name, email, phoneDigits, phone: _, ...rest } = anApplicant('Two Tabs');
  const json = { name, email, phone: phoneDigits, ...rest, role: 'intern' };
  const signIn = post(undefined, '/api/intern/login', json);
  const { found, problems } = await sendAtOnce(scene, [signIn, signIn], [200, 200]);
  const ids = new Set(found.map(({ body }) => (body.application as { id?: number } | undefined)?.id));
  if (ids.size !== 1) problems.push(`they began applications ${[...ids].join(' and ')}`);
  return problems;
};

const editedWhileSubmitted: Race = async (scene) => {
  const { ids, tokens } = scene.actors;
  const aim = scene.aims.find(({ call }) => call.id === 'submitFurtherVisit');
  if (!aim) return ['there is no submitFurtherVisit'];
  const edit = {
    method: 'PUT',
    path: `/api/user/applications/${ids.draft}`,
    token: tokens.applicant,
    json: { data: { visitor_info: { institution_name: 'Edited', institution_position: 'Late' } } },
  };
  const submit = rightRequest(aim, scene.actors);
  const found = await Promise.all([submit, edit, edit, submit].map((attack) => scene.ask(attack)));
  const problems = found.flatMap(unsound);
  const statuses = [found[0]?.status, found[3]?.status].sort().join();
  if (statuses !== '200,220') problems.push(`the submissions answered ${statuses}: ${found[0]?.text}`);
  const late = await scene.ask(edit);
  if (late.status !== 409) problems.push(`after submission an edit answered ${late.status}`);
  const info = (
    await call<{ review: { visitor_info: { institution_name: string } } }>(
      scene.portal,
      'GET',
      `/api/user/applications/${ids.draft}`,
      { token: tokens.applicant },
    )
  ).review.visitor_info;
  if (info.institution_name !== visit.institution_name)
    problems.push(`what was submitted is not what is stored: ${info.institution_name}`);
  return problems;
};

const acceptedTwice: Race = async (scene) => {
  const { portal, actors } = scene;
  const json = { name: 'Two Tabs', email: 'two.tabs@portal.test', role: 'admin' };
  await call(portal, 'POST', '/api/staff', { token: actors.tokens.admin, json });
  const link = await linkFromMail(portal, json.email, /./, 'invitation=');
  const path = `/api/staff/invitations/${link.split('invitation=')[1]}`;
  const accept = post(undefined, path, { newPassword: 'Reading-and-deciding-7' });
  return (await sendAtOnce(scene, [accept, accept], [200, 404])).problems;
};

/** Two administrators remove each other's rights at once: one of them must keep them. */
const adminsAgainstEachOther: Race = async (scene) => {
  const { portal, ask } = scene;
  const signIn = async (email: string, password: string) => {
    const { body } = await ask(post(undefined, '/api/login', { email, password, role: 'admin' }));
    return body as { token: string; user: { id: number } };
  };
  const first = await signIn(portal.admin.email, portal.admin.password);
  const second = await signIn('two.tabs@portal.test', 'Reading-and-deciding-7');
  const dismiss = (by: { token: string }, whom: { user: { id: number } }): Attack => ({
    method: 'PATCH',
    path: `/api/staff/${whom.user.id}`,
    token: by.token,
    json: { active: false },
  });
  return (await sendAtOnce(scene, [dismiss(first, second), dismiss(second, first)], [200, 401])).problems;
};

const races: [string, Race][] = [
  ['Two decisions on one version: one counts, the other is shown it', twoDecisions],
  ['Approving a request twice at once makes one draft', approvedTwice],
  ['Asking for another application twice at once is one request', twoRequests],
  ['Approving and rejecting at once: one counts', approvedAndRejected],
  ['Submitting three times at once submits once, and closes it', twoSubmissions],
  ['Signing in for the first time in two tabs at once begins one application', twoBeginnings],
  ['Editing while it is submitted changes nothing of what was submitted', editedWhileSubmitted],
  ['An invitation accepted twice at once is accepted once', acceptedTwice],
];

export const atTheSameTime: Part = {
  name: 'races',
  async run(scene: Scene) {
    for (const [title, race] of races) scene.checks.note(title, await race(scene));
  },
};

export const lastOfAll: Part = {
  name: 'admins',
  async run(scene: Scene) {
    const title = 'Two administrators who dismiss each other at once: one is left';
    scene.checks.note(title, await adminsAgainstEachOther(scene));
  },
};
