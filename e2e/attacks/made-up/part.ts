import fc from 'fast-check';
import { report } from '../../support/checks';
import { patienceMs } from '../../support/patience';
import { root } from '../../support/scripts';
import type { Part, Scene } from '../scene';
import { carried } from './bodies';
import { actors, createCrew, plantVictim } from './crew';
import { type MadeUp, madeUp } from './requests';
import { type Broken, broken, type Rule, rules } from './rules';

const fewest = 2000;
/** Requests that are sent at the same time, as in `members`. */
const lanes = 4;
/** A failing request is reduced in at most this many tries, since each try sends a request. */
const mostTries = 60;

const wholeNumber = (name: string, otherwise: number): number => {
  const given = Number(process.env[name] ?? otherwise);
  if (!Number.isSafeInteger(given) || given < 0) throw new Error(`${name} must be a whole number.`);
  return given;
};

/**
 * Members that keep their value, since another one would end the run for everybody: the portal stays open, the rule for
 * staff stays.
 */
const pinned: Record<string, object> = {
  setPortalStatus: { enabled: true },
  updateSecondFactorRule: { required_for_administrators: false },
  updateStaff: { active: true },
  updateSettings: { resume_code: 'off' },
};

function kept(request: MadeUp): MadeUp {
  const pin = pinned[request.id];
  const { json } = request.body;
  if (!pin || typeof json !== 'object' || json === null) return request;
  const members = Object.keys(pin).filter((name) => name in json);
  const put = Object.fromEntries(Object.entries(pin).filter(([name]) => members.includes(name)));
  return { ...request, body: { ...request.body, json: { ...json, ...put } } };
}

/** Sends the requests of one lane in sequence; a broken rule is reported with the smallest request that breaks it. */
async function runLane(
  requests: fc.Arbitrary<MadeUp>,
  { seed, count }: { seed: number; count: number },
  send: (request: MadeUp) => Promise<Broken[]>,
  report: (request: MadeUp, found: Broken[]) => void,
): Promise<void> {
  let sent = 0;
  while (sent < count) {
    let tries = 0;
    let smallest: { request: MadeUp; found: Broken[] } | undefined;
    const property = fc.asyncProperty(requests, async (request) => {
      if (smallest) tries += 1;
      else sent += 1;
      if (tries > mostTries) return;
      const found = await send(request);
      if (found.length === 0) return;
      smallest = { request, found };
      throw new Error('broken');
    });
    await fc.check(property, { seed: seed + sent, numRuns: count - sent });
    if (smallest) report(smallest.request, smallest.found);
  }
}

async function sendAll(scene: Scene, { seed, count }: { seed: number; count: number }) {
  const { ask, aims, actors: people, portal } = scene;
  const victim = await plantVictim(scene);
  const crew = await createCrew(scene);
  const secrets = [portal.dataDir, root];
  const problems = new Map<Rule, Set<string>>();
  const slowest = { ms: 0, id: '' };
  const send = async (request: MadeUp): Promise<Broken[]> => {
    const { id, actor, method, path, headers, body } = kept(request);
    const { headers: more, ...content } = carried(body);
    const signal = AbortSignal.timeout(patienceMs());
    try {
      const token = await crew.tokenOf(actor);
      const begun = performance.now();
      const answer = await ask({ method, path, token, headers: { ...headers, ...more }, ...content, signal });
      const ms = performance.now() - begun;
      if (ms > slowest.ms) Object.assign(slowest, { ms, id });
      if (answer.status === 401) crew.doubt(actor);
      return broken(request, answer, victim, secrets);
    } catch (error) {
      const rule = signal.aborted ? 'silence' : 'form';
      return [{ rule, problem: `no answer: ${error instanceof Error ? (error.cause ?? error) : error}` }];
    }
  };
  const report = (request: MadeUp, found: Broken[]) => {
    for (const { rule, problem } of found) {
      const reported = problems.get(rule) ?? new Set();
      problems.set(rule, reported.add(`${request.id} ${problem}: ${JSON.stringify(request).slice(0, 600)}`));
    }
  };
  const each = Math.ceil(count / lanes);
  const requests = madeUp(aims, people, victim, actors);
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runLane(requests, { seed: seed + lane * 1_000_003, count: each }, send, report),
    ),
  );
  return { problems, slowest };
}

/** Sends REQUESTS requests generated from the contracts; the same SEED gives the same requests. */
export const madeUpRequests: Part = {
  name: 'made-up',
  goesThroughCalls: true,
  async run(scene: Scene) {
    const share = scene.chosen.length / scene.aims.length;
    const count = Math.ceil(wholeNumber('REQUESTS', fewest) * share);
    const seed = wholeNumber('SEED', Date.now() % 2 ** 31);
    report(`  ${count} made-up requests by ${actors.length} actors; the same again with SEED=${seed}`);
    const { problems, slowest } = await sendAll(scene, { seed, count });
    for (const [rule, title] of Object.entries(rules)) {
      scene.checks.note(title, [...(problems.get(rule as Rule) ?? [])].slice(0, 20));
    }
    report(`  the slowest took ${Math.round(slowest.ms)} ms (${slowest.id})`);
  },
};
