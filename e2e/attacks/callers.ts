import type { Actors, Tokens } from './actors';
import { type Aim, rightRequest } from './aims';
import { type Ask, type Attack, judged } from './answers';

interface Attacker {
  name: string;
  token: string | undefined;
  expected: readonly number[];
}

const notSignedIn = [401];
const forbidden = [403];
const nothingThere = [404];

/** Tokens without a signature, or with altered content under our signature. */
function forged(token: string): string[] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const changed = encode({ ...decoded, role: 'admin', scope: 'account', sub: '1' });
  const unsigned = encode({ alg: 'none', typ: 'JWT' });
  return [`${head}.${changed}.${signature}`, `${unsigned}.${changed}.`, `${head}.${claims}.`];
}

function withoutSession({ tokens }: Actors): Attacker[] {
  const nobody = (name: string, token: string | undefined) => ({ name, token, expected: notSignedIn });
  return [
    nobody('without a token', undefined),
    nobody('with a token of rubbish', 'rubbish.rubbish.rubbish'),
    ...forged(tokens.applicant).map((token, place) => nobody(`with forged token ${place + 1}`, token)),
    nobody('who has signed out', tokens.ended),
    nobody('who was deactivated', tokens.deactivated),
    nobody('with the value of the file cookie', tokens.files),
  ];
}

/** Expected answers to other signed-in people, by the audience of the call. */
const answersToOthers: Record<string, Partial<Record<keyof Tokens, readonly number[]>>> = {
  anybody: {},
  'signed-in': {},
  wizard: {
    admin: [403, 404],
    reviewer: [403, 404],
    copy: [401, 403, 404],
  },
  applicant: {
    internWizard: [403, 404],
    visitWizard: [403, 404],
    strangersWizard: [403, 404],
    copy: forbidden,
    admin: forbidden,
    reviewer: forbidden,
  },
  staff: {
    applicant: forbidden,
    stranger: forbidden,
    internWizard: forbidden,
    visitWizard: forbidden,
    copy: forbidden,
  },
};
const staffOnly = answersToOthers.staff ?? {};
answersToOthers.admin = { ...staffOnly, reviewer: forbidden };

/** Expected answers to others about a person's own records: others must not learn that the records exist. */
const whenOwned: Partial<Record<keyof Tokens, readonly number[]>> = {
  stranger: nothingThere,
  strangersWizard: [403, 404],
  strangersVisit: [403, 404],
};

function attackers({ target }: Aim, actors: Actors): Attacker[] {
  if (target.who === 'anybody') return [];
  const others = { ...answersToOthers[target.who], ...(target.owned && whenOwned) };
  const signedIn = Object.entries(others)
    .filter(([who]) => who !== target.by && !target.also?.includes(who as keyof Tokens))
    .map(([who, expected]) => ({
      name: `as ${who}`,
      token: actors.tokens[who as keyof Tokens],
      expected,
    }));
  return [...withoutSession(actors), ...signedIn];
}

/** Makes the call as everybody who may not; each must be refused with the right status. */
export async function refusals(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, token, expected } of attackers(aim, actors)) {
    const answer = await ask({ ...rightRequest(aim, actors), token });
    problems.push(...judged(name, answer, expected));
  }
  return problems;
}

/** The call with an empty body where anybody may make it, so that it is refused, too. */
const harmless = (aim: Aim, actors: Actors): Attack =>
  aim.target.who === 'anybody' && aim.target.json
    ? { ...rightRequest(aim, actors), json: {} }
    : rightRequest(aim, actors);

const oldNames = ['/api/public/', '/api/public'];

/** Checks that the old names of an address refuse the same people as the new one. */
export async function aliases(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const request = { ...harmless(aim, actors), token: 'rubbish' };
  const plain = await ask(request);
  for (const name of oldNames) {
    const path = request.path.replace('/api/', name);
    problems.push(...judged(path, await ask({ ...request, path }), [plain.status]));
  }
  return problems;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** Checks that other HTTP methods of an address do nothing. */
export async function otherMethods(ask: Ask, aim: Aim, taken: ReadonlySet<string>, actors: Actors) {
  const problems: string[] = [];
  const { path } = rightRequest(aim, actors);
  for (const method of methods.filter((one) => !taken.has(one))) {
    if (method === 'HEAD' && taken.has('GET')) continue;
    const answer = await ask({ method, path, token: actors.tokens.admin });
    if (method === 'HEAD') continue;
    // Another call may have this address and find the value in its path wrong.
    problems.push(...judged(`${method} ${path}`, answer, [403, 404, 405, 422]));
  }
  return problems;
}

/** Combines two ids that do not belong together, one of them the person's own. */
export async function crossedIds(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const problems: string[] = [];
  const { ids } = actors;
  const others = { application_id: ids.submitted, intern_details_id: ids.visit.intern_details_id };
  const theirs = {
    application_id: ids.visit.application_id,
    intern_details_id: ids.internship.intern_details_id,
  };
  const right = rightRequest(aim, actors);
  const both = ['application_id', 'intern_details_id'] as const;
  if (!aim.target.owned || !both.every((name) => aim.call.members.includes(name))) return [];
  for (const name of both) {
    const given = (right.json as Record<string, unknown> | undefined)?.[name] ?? right.form?.get(name);
    const other = String(given) === String(others[name]) ? theirs[name] : others[name];
    const crossed = { ...right };
    if (right.json) crossed.json = { ...right.json, [name]: other };
    else {
      crossed.form = rightRequest(aim, actors).form ?? new FormData();
      crossed.form.set(name, String(other));
    }
    problems.push(...judged(`with another ${name}`, await ask(crossed), [404]));
  }
  return problems;
}
