import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDocument } from '@portal/service-kit/http';
import { dereferenced } from '@portal/test-kit/openapi';
import { allDeskCalls } from '../../gateway/src/releases/desk-calls';
import { staffSignIn } from '../support/api';
import type { Actors } from './actors';
import { type Aim, rightRequest } from './aims';
import { type Ask, type Attack, judged } from './answers';
import { otherMethods, refusals } from './callers';
import { callsIn, type DocumentedCall } from './calls';
import { boardTargets, teamTargets } from './gateway-targets';
import { wrongBodies, wrongMembers, wrongPaths } from './inputs';
import { changesOf, releaseRecord } from './release-record';
import type { Part, Scene } from './scene';
import type { Target } from './target';

/** The gateway's own calls with their targets, in two kinds; a call without a target is a problem. */
function gatewayAims() {
  const document = openApiDocument({ title: 'gateway', version: '1.0.0', calls: allDeskCalls() });
  const { paths } = dereferenced(document as unknown as { paths: Parameters<typeof callsIn>[0] });
  const calls = callsIn(paths);
  const targets = { ...teamTargets, ...boardTargets };
  const known = new Set(calls.map(({ id }) => id));
  const problems = [
    ...calls.filter(({ id }) => !targets[id]).map(({ id }) => `${id} is attacked by nobody`),
    ...Object.keys(targets)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not there any more`),
  ];
  const aimsOf = (some: Record<string, Target>): Aim[] =>
    calls.flatMap((call) => {
      const target = some[call.id];
      return target ? [{ call, target }] : [];
    });
  return { problems, teams: aimsOf(teamTargets), board: aimsOf(boardTargets) };
}

/** A signature, in the form of RFC 9421, with a key that nobody registered. */
function madeUpSignature(): Record<string, string> {
  const keyid = createHash('sha256').update(randomBytes(8)).digest('hex');
  const created = Math.floor(Date.now() / 1000);
  const fields = '("@method" "@authority" "@path" "@query")';
  return {
    'signature-input': `sig=${fields};created=${created};keyid="${keyid}";alg="ed25519";nonce="${randomBytes(9).toString('hex')}"`,
    signature: `sig=:${randomBytes(64).toString('base64')}:`,
  };
}

/** Checks that calls for teams refuse everybody without a team's key or the token, even sessions of administrators. */
async function strangers(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const { token: _, ...request } = rightRequest(aim, actors);
  const others: Record<string, Partial<Attack>> = {
    'without anything': {},
    'with rubbish': { token: 'rubbish' },
    'with an empty token': { headers: { authorization: 'Bearer ' } },
    'as an administrator': { token: actors.tokens.admin },
    'as an applicant': { token: actors.tokens.applicant },
    'by a service’s word': { headers: { authorization: 'Service rubbish' } },
    'with a made-up signature': { headers: madeUpSignature() },
    'with half a signature': { headers: { signature: 'sig=:AAAA:' } },
    'with a broken signature': { headers: { 'signature-input': ';;;', signature: '((' } },
  };
  const problems: string[] = [];
  for (const [name, change] of Object.entries(others))
    problems.push(...judged(name, await ask({ ...request, ...change }), [400, 401]));
  return problems;
}

const methodsTaken = (aims: readonly Aim[], { path: address }: DocumentedCall) =>
  new Set(aims.filter(({ call }) => call.path === address).map(({ call }) => call.method));

/** Checks that wrong input by somebody with access is refused with a reason. */
async function wrongRequests(ask: Ask, aim: Aim, actors: Actors): Promise<string[]> {
  const right = aim.target.right ?? 200;
  const answer = await ask(rightRequest(aim, actors));
  const problems = judged('the right request', answer, [right]);
  // Any other name or title would make another team.
  if (aim.call.id === 'putReleaseTeam') return [...problems, ...(await wrongBodies(ask, aim, actors))];
  problems.push(...(await wrongPaths(ask, aim, actors)));
  if (aim.call.body !== 'json') return problems;
  return [...problems, ...(await wrongBodies(ask, aim, actors)), ...(await wrongMembers(ask, aim, actors))];
}

/** Calls that the gateway answers itself: releases, trials, previews, keys, services. */
export const gatewayCalls: Part = {
  name: 'gateway',
  async run({ ask, actors, checks, portal }: Scene) {
    const { problems, teams, board } = gatewayAims();
    checks.note('Every call of the gateway itself is attacked', problems);
    const token = (await readFile(path.join(portal.dataDir, 'keys/release-token'), 'utf8')).trim();
    const team = { ...actors, tokens: { ...actors.tokens, admin: token } };
    const all = [...teams, ...board];
    const administrator = (await staffSignIn(portal)).user.id;
    const before = await releaseRecord(portal);
    for (const aim of teams)
      checks.note(`${aim.call.id} refuses whom it is not for`, await strangers(ask, aim, actors));
    for (const aim of board)
      checks.note(`${aim.call.id} refuses whom it is not for`, await refusals(ask, aim, actors));
    for (const aim of all) {
      const by = board.includes(aim) ? actors : team;
      checks.note(`${aim.call.id} answers its own methods`, [
        ...(await otherMethods(ask, aim, methodsTaken(all, aim.call), by)),
      ]);
      checks.note(`${aim.call.id} refuses what is wrong`, await wrongRequests(ask, aim, by));
    }
    checks.note(
      'None of it changed the record of releases, but for what is an administrator’s right',
      changesOf(before, await releaseRecord(portal), administrator),
    );
  },
};
