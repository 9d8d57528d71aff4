import { connectDatabase } from '@portal/service-kit/database';
import { call, submitInternship } from './api';
import { anApplicant } from './applicants';
import { insist, inTurns, staffCall, staffSession } from './delayed-round';
import type { ServiceProcess, TestPortal } from './harness';
import { anOffer } from './offers';
import { patienceMs, pause, until } from './patience';
import { type Database, type Guest, problemsOfPlaces } from './places-verified';
import { type Answer, press } from './press-accept';

/** What limits the number of people who can come. */
export type Limit = 'period' | 'round';

export interface PlacesRound {
  /** How many people accept at once for the places of the period, then again for those of the round. */
  people: number;
  places: number;
  /** How often at most a replica of svc-applications is killed meanwhile, for each limit. */
  kills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
  /** A database server that is killed while people accept, and comes back afterwards. */
  server?: { kill(): Promise<void>; startAgain(): Promise<void> };
}

export interface PlacesOutcome {
  limit: Limit;
  problems: string[];
  accepted: number;
  refused: number;
  /** Presses without an answer, or answered with a service away: each was repeated. */
  again: number;
  kills: number;
  /** The largest number of acceptances that one kill interrupted while they waited for the replica. */
  ended: number;
}

/**
 * Lets many people accept their offers at once while replicas are killed; whoever gets no answer presses again. First
 * the period has fewer places than people, then the round.
 */
export async function playPlacesRound(portal: TestPortal, round: PlacesRound): Promise<PlacesOutcome[]> {
  const { people, places } = round;
  const database = connectDatabase({ url: portal.env.DATABASE_URL ?? portal.database });
  try {
    const { period, roundId } = await makeRoom(portal, people + places);
    const guests = await invite(portal, people + places);
    await changePeriod(portal, period, places);
    const first = await race(portal, {
      ...round,
      database,
      guests: guests.slice(0, people),
      limit: 'period',
    });
    await changePeriod(portal, period, people * 2);
    await limitRound(portal, roundId, places * 2);
    const others = new Set(await acceptedAmong(database, guests));
    const open = guests.filter(({ applicationId }) => !others.has(applicationId));
    const second = await race(portal, { ...round, database, guests: open, limit: 'round' });
    const total = await problemsOfPlaces(portal, { database, guests, places: places * 2 });
    second.problems.push(...total);
    return [first, second];
  } finally {
    await database.destroy();
  }
}

interface Race extends PlacesRound {
  database: Database;
  guests: Guest[];
  limit: Limit;
}

async function race(portal: TestPortal, given: Race): Promise<PlacesOutcome> {
  const { guests, places, database, limit, server } = given;
  const before = (await acceptedAmong(database)).length;
  const taken = async () => (await acceptedAmong(database)).length - before;
  const waiting = new Set<Guest>();
  const killer = startKillingAsPlacesGo(portal, given, { taken, waiting: () => waiting.size });
  const death = server && killOnce(server, async () => (await taken()) > 0);
  try {
    const answers = await Promise.all(
      guests.map(async (guest) => {
        waiting.add(guest);
        const answer = await press(portal, guest);
        waiting.delete(guest);
        return { guest, ...answer };
      }),
    );
    killer.stop();
    await killer.done;
    await death;
    const problems = await wrongAnswers(database, answers, { places, before });
    if (killer.count() === 0) problems.push('no kill came in time');
    const shown = (what: Answer['shown']) => answers.filter((one) => one.shown === what).length;
    const again = answers.reduce((sum, one) => sum + one.again, 0);
    const { ended } = killer;
    return {
      ...{ limit, problems, accepted: shown('accepted'), refused: shown('full'), again },
      ...{ kills: killer.count(), ended: ended() },
    };
  } finally {
    killer.stop();
    await killer.done;
  }
}

/** Checks that people were shown what is stored, and that no more people were accepted than there are places. */
async function wrongAnswers(
  database: Database,
  answers: (Answer & { guest: Guest })[],
  { places, before }: { places: number; before: number },
): Promise<string[]> {
  const stored = new Set(await acceptedAmong(database));
  const problems = answers
    .filter(({ guest, shown }) => stored.has(guest.applicationId) !== (shown === 'accepted'))
    .map(({ guest, shown }) => `application ${guest.applicationId} was shown ${shown}, which is not stored`);
  if (stored.size - before !== places)
    problems.push(`${stored.size - before} are stored as accepted, for ${places} places`);
  const failed = answers.flatMap(({ failures }) => failures);
  return [...problems, ...new Set(failed)];
}

/** Ids of applications whose offer was accepted, of all or of these guests. */
async function acceptedAmong(database: Database, guests?: readonly Guest[]): Promise<number[]> {
  const ids: number[] = await insist(() =>
    database('offers').where({ state: 'accepted' }).pluck('application_id'),
  );
  return guests ? ids.filter((id) => guests.some(({ applicationId }) => applicationId === id)) : ids;
}

/**
 * Kills a replica as soon as people press Accept, then again whenever another place was taken or half a second went by,
 * so that processes die while acceptances wait for each other.
 */
function startKillingAsPlacesGo(
  portal: TestPortal,
  { kills, replicas }: Pick<PlacesRound, 'kills' | 'replicas'>,
  { taken, waiting }: { taken: () => Promise<number>; waiting: () => number },
) {
  let [count, stopped, ended] = [0, false, 0];
  const run = async () => {
    let seen = 0;
    while (!stopped && count < kills) {
      const replica = portal.child(replicas[count % replicas.length] as string);
      await until('the replica answers again', async () => stopped || isReady(replica));
      const end = Date.now() + 500;
      let now = await taken();
      while (!stopped && count > 0 && now <= seen && Date.now() < end) {
        await pause(10);
        now = await taken();
      }
      seen = now;
      if (waiting() === 0) {
        await pause(5);
        continue;
      }
      ended = Math.max(ended, waiting());
      replica.kill('SIGKILL');
      count += 1;
    }
  };
  const stop = () => {
    stopped = true;
  };
  return { done: run(), count: () => count, ended: () => ended, stop };
}

/** Whether a replica is ready: killing one that is still starting would interrupt nothing. */
const isReady = ({ running, port }: ServiceProcess): Promise<boolean> =>
  running
    ? fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    : Promise.resolve(false);

async function killOnce(server: NonNullable<PlacesRound['server']>, isTime: () => Promise<boolean>) {
  await until('a place was taken', isTime, { everyMs: 10 });
  await server.kill();
  await pause(2000);
  await server.startAgain();
}

/** Makes a period and a round with room for everybody, so that each person gets an offer. */
async function makeRoom(portal: TestPortal, people: number) {
  const { from, until: last } = anOffer();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);
  const day = 1_440;
  const { round } = await staffCall<{ round: { id: number } }>(portal, '/api/admin/rounds', {
    ...{ programme: 'intern', names: { en: 'The only one' }, opens: at(-2 * day), closes: at(2 * day) },
  });
  const body = { programme: 'intern', from, until: last, places: people };
  const { periods } = await staffCall<{ periods: { id: number }[] }>(
    portal,
    '/api/admin/places/periods',
    body,
  );
  return { period: (periods[0] as { id: number }).id, roundId: round.id };
}

async function changePeriod(portal: TestPortal, id: number, places: number): Promise<void> {
  const { from, until: last } = anOffer();
  await staffPut(portal, `/api/admin/places/periods/${id}`, {
    programme: 'intern',
    from,
    until: last,
    places,
  });
}

async function limitRound(portal: TestPortal, id: number, places: number): Promise<void> {
  const { token } = await staffSession(portal);
  const { rounds } = await insist(() =>
    call<{ rounds: Record<string, unknown>[] }>(portal, 'GET', '/api/admin/rounds', { token }),
  );
  const { opens, closes, names, programme, version } = rounds.find((one) => one.id === id) ?? {};
  await staffPut(portal, `/api/admin/rounds/${id}`, { opens, closes, names, programme, version, places });
}

const staffPut = (portal: TestPortal, path: string, json: object) =>
  insist(async () => {
    const { token } = await staffSession(portal);
    return call(portal, 'PUT', path, { token, json });
  });

/** Approves people with an offer of the same days; returns the links of their mails. */
async function invite(portal: TestPortal, count: number): Promise<Guest[]> {
  const invited = await inTurns(count, 4, async (place) => {
    const applicant = anApplicant();
    const applicationId = await insist(() => submitInternship(portal, applicant));
    const json = { application_id: applicationId, status: 'approved', message: 'We are glad to have you.' };
    await staffCall(portal, '/api/feedback', { ...json, offer: anOffer() });
    return { applicationId, email: applicant.email, address: addressOf(place) };
  });
  return until(
    'everybody has the mail with the offer',
    async () => {
      const links = await linksOf(portal);
      const guests = invited.map((one) => ({ ...one, link: links.get(one.email) ?? '' }));
      return guests.every(({ link }) => link) ? guests : undefined;
    },
    { everyMs: 1000, withinMs: Math.max(180_000, patienceMs()) },
  );
}

const addressOf = (place: number): string => `198.51.${Math.floor(place / 250)}.${(place % 250) + 1}`;

async function linksOf(portal: TestPortal): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { to, text } of await portal.mails()) {
    const link = /\/offer\/[\w-]+/.exec(text ?? '')?.[0];
    if (link) for (const { address } of to ?? []) found.set(String(address), link);
  }
  return found;
}
