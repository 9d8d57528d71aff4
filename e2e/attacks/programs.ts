import path from 'node:path';
import { programScopes as choices } from '@portal/contract-svc-auth-v1';
import { connectDatabase } from '@portal/service-kit/database';
import { call } from '../support/api';
import type { TestPortal } from '../support/harness';
import { until } from '../support/patience';
import { type Aim, rightRequest } from './aims';
import { type Attack, createAsk, judged } from './answers';
import type { Cast } from './cast';
import type { Part, Scene } from './scene';

/** Sessions of programs: with one purpose each, and two whose tokens open nothing any more. */
export interface Programs {
  /** By the one purpose of its token. */
  byPurpose: Record<string, string>;
  /** The token's time is over. */
  over: string;
  /** The token was ended by an administrator. */
  revoked: string;
}

const programScopes = choices.map(({ value }) => value);

interface MadeToken {
  token: { id: number };
  secret: string;
}

const tokensPath = '/api/staff/tokens';

/** Makes a token for each purpose alone, and those that have ended, and opens their sessions. */
export async function gatherPrograms(portal: TestPortal, admin: string): Promise<Programs> {
  const make = (name: string, scopes: readonly string[]) =>
    call<MadeToken>(portal, 'POST', tokensPath, { token: admin, json: { name, scopes, days: 7 } });
  const open = async ({ secret }: MadeToken) =>
    (await call<{ token: string }>(portal, 'POST', '/api/token', { json: { token: secret } })).token;
  const byPurpose: Record<string, string> = {};
  for (const purpose of programScopes) byPurpose[purpose] = await open(await make(purpose, [purpose]));
  const revokedToken = await make('Ended early', programScopes);
  const revoked = await open(revokedToken);
  await call(portal, 'DELETE', `${tokensPath}/${revokedToken.token.id}`, { token: admin });
  const short = await make('Over', programScopes);
  await endsSoon(portal, short.token.id);
  const over = await open(short);
  for (const token of [over, revoked]) await opensNothing(portal, token);
  return { byPurpose, over, revoked };
}

/** No attack can wait for a day: its session ends with the token. */
async function endsSoon({ dataDir }: TestPortal, id: number): Promise<void> {
  const database = connectDatabase({ url: `sqlite:${path.join(dataDir, 'auth.sqlite')}` });
  try {
    await database('access_tokens')
      .where({ id })
      .update({ expires_at: new Date(Date.now() + 4000) });
  } finally {
    await database.destroy();
  }
}

const opensNothing = (portal: TestPortal, token: string) =>
  until('the session of a program ends', async () => {
    const answer = await createAsk(portal.url)({ method: 'GET', path: '/api/applications/intern', token });
    return answer.status === 401;
  });

const forbidden = [403];
const notSignedIn = [401];

/** Every call that is not for programs, or for another purpose, and every call by a token that has ended. */
async function refusedPrograms({ ask, cast }: Scene, aim: Aim): Promise<string[]> {
  const { byPurpose, over, revoked } = cast.programs;
  const problems: string[] = [];
  const tries: [string, string, number[]][] = [
    ...Object.entries(byPurpose)
      .filter(([purpose]) => purpose !== aim.call.purpose)
      .map(([purpose, token]): [string, string, number[]] => [`for ${purpose}`, token, forbidden]),
    ['whose time is over', over, notSignedIn],
    ['that was ended', revoked, notSignedIn],
  ];
  for (const [name, token, expected] of tries) {
    const answer = await ask({ ...rightRequest(aim, cast), token });
    problems.push(...judged(`a program with a token ${name}`, answer, expected));
  }
  return problems;
}

/** What is right, but for a body: that is refused behind the door, and writes nothing. */
function harmless(aim: Aim, cast: Cast): Attack {
  const right = rightRequest(aim, cast);
  return right.json ? { ...right, json: {} } : right;
}

/** Programs with each purpose alone, and ended ones, make every call of the contracts. */
export const programs: Part = {
  name: 'programs',
  changesNothing: true,
  async run(scene) {
    const { checks, aims } = scene;
    for (const aim of aims.filter(({ target }) => target.who !== 'anybody'))
      checks.note(`${aim.call.id} refuses programs that it is not for`, await refusedPrograms(scene, aim));
  },
};

/** The calls that a purpose names are made by it: what is read is noted, so that this writes. */
export const programsAtWork: Part = {
  name: 'programs-at-work',
  async run({ ask, cast, checks, aims }) {
    const open = aims.filter(({ call: { purpose } }) => purpose !== undefined);
    const unknown = open.filter(({ call: { purpose = '' } }) => !cast.programs.byPurpose[purpose]);
    checks.note(
      'Each purpose that a call names can be had',
      unknown.map(({ call: { id, purpose } }) => `${id} is for ${purpose}`),
    );
    for (const aim of open) {
      const token = cast.programs.byPurpose[aim.call.purpose ?? ''];
      const answer = await ask({ ...harmless(aim, cast), token });
      // What is taken back by an id is not there.
      const expected = aim.target.json ? [422] : aim.call.method === 'GET' ? [200] : [404];
      checks.note(`${aim.call.id} answers programs that it is for`, judged('a program', answer, expected));
    }
  },
};
