import path from 'node:path';
import { connectDatabase } from '@portal/service-kit/database';
import { call } from '../support/api';
import type { TestPortal } from '../support/harness';
import { until } from '../support/patience';
import { createAsk } from './answers';
import { documentedCalls } from './calls';

/** Tokens of programs: one for each purpose, and two that are no longer valid. */
export interface Programs {
  /** Tokens by their only purpose. */
  byPurpose: Record<string, string>;
  /** A token that has expired. */
  over: string;
  /** A token that an administrator has revoked. */
  revoked: string;
}

/** All purposes that calls require of a program's token. */
const purposes = [...new Set(documentedCalls().flatMap(({ purpose }) => purpose ?? []))];

interface MadeToken {
  token: { id: number };
  secret: string;
}

const tokensPath = '/api/staff/tokens';

/** Makes a token for each purpose and the ended ones, and opens their sessions. */
export async function gatherPrograms(portal: TestPortal, admin: string): Promise<Programs> {
  const make = (name: string, scopes: readonly string[]) =>
    call<MadeToken>(portal, 'POST', tokensPath, { token: admin, json: { name, scopes, days: 7 } });
  const open = async ({ secret }: MadeToken) =>
    (await call<{ token: string }>(portal, 'POST', '/api/token', { json: { token: secret } })).token;
  const byPurpose: Record<string, string> = {};
  for (const purpose of purposes) byPurpose[purpose] = await open(await make(purpose, [purpose]));
  const revokedToken = await make('Ended early', purposes);
  const revoked = await open(revokedToken);
  await call(portal, 'DELETE', `${tokensPath}/${revokedToken.token.id}`, { token: admin });
  const short = await make('Over', purposes);
  await endsSoon(portal, short.token.id);
  const over = await open(short);
  for (const token of [over, revoked]) await opensNothing(portal, token);
  return { byPurpose, over, revoked };
}

/** Ends the token's session soon, since no attack can wait for a day. */
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
