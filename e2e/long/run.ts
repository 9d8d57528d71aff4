/**
 * Kills a service, the database, the store or the mail server, fills the disk, or sets the clock, again and again while
 * people work and upload a large file in pieces: `tsx e2e/long/run.ts [--bail] [production] [cluster] [disk] [held]
 * [places] [results.json]`. It plays ROUNDS rounds (200), a tenth each on a database cluster and on a full disk, and as
 * many held decisions; `held` plays only these, with reminders and webhooks. What was accepted must be stored once, and
 * all must work within five seconds; a table for docs/testing.md follows. `places` plays 200 acceptances for 10 places
 * through kills on each database (or on one: `places-sqlite`, `places-mariadb`, `places-cluster`), with its own table.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClusterServer, MariaDbCluster } from '@portal/test-kit';
import { preparePdf } from '../attacks/forms';
import { anApplicant } from '../support/applicants';
import { type Checks, report, runProgram } from '../support/checks';
import { playDelayedRound } from '../support/delayed-round';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { patienceMs, pause } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { playReminderRound } from '../support/reminder-round';
import { embedded, startProduction } from '../support/stack';
import { playWebhookRound } from '../support/webhook-round';
import { openClock } from './clock';
import { beginLargeFile, smallestBytes } from './large-file';
import { isRaceFor, raceForPlaces, racesOf } from './places';
import { openStoreProxy } from './store-proxy';
import { emptyRow, origin, type Row, tableOf } from './table';
import { fullDisk, serverCutOff, serverKilled, type Trouble, troublesOf } from './troubles';
import { mailsDue, verify } from './verify';
import { type Actors, gather, startWork, submitThrough } from './work';

/** Milliseconds until everything must work again: on a slow machine as many as the portal took to start. */
const backWithinMs = (startMs: number) => Math.max(5000, startMs);
const fullDiskTitle = 'disk full (a tmpfs of 96 MB, embedded default)';

/** Results collected over all rounds. */
interface Account {
  rows: Map<string, Row>;
  /** Ids of applications whose mails are counted at the end, by the applicant's email address. */
  mailed: Map<string, number>;
  /** Milliseconds that the portal of the rounds took to start. */
  startMs: number;
}

/** Plays one round: people work, a failure comes and goes, and what is stored is compared with what was accepted. */
async function playRound(actors: Actors, round: number, trouble: Trouble, row: Row) {
  const { portal } = actors;
  const next = anApplicant();
  const draft = await submitThrough(portal, next);
  const work = await startWork(actors, round);
  await work.back(performance.now());
  const large = await beginLargeFile(portal, actors.typist, { round, size: actors.largeBytes });
  const sent = Promise.all([draft.submit(), large.goOn()]);
  const overAt = await trouble(work.tallies);
  const back = await work.back(overAt);
  await sent;
  await work.stop();
  const { lost, doubled } = await verify(actors, round, work.tallies, draft.application_id);
  lost.push(...(await large.lost()));
  for (const { accepted, refused } of work.tallies) {
    row.accepted += accepted.length;
    row.refused += refused;
  }
  row.accepted += 1 + large.tally.accepted;
  row.refused += large.tally.refused;
  row.rounds += 1;
  row.lost += lost.length;
  row.doubled += doubled.length;
  row.back = Math.max(row.back, back);
  actors.case = { applicant: next, application_id: draft.application_id };
  return {
    back,
    problems: [...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `doubled: ${what}`)],
  };
}

/** `before` is the number of rounds that these actors have played already. */
async function playRounds(
  actors: Actors,
  list: [string, Trouble][],
  account: Account,
  checks: Checks,
  before = 0,
) {
  for (const [index, [title, trouble]] of list.entries()) {
    const place = before + index;
    const row = account.rows.get(title) ?? emptyRow();
    account.rows.set(title, row);
    account.mailed.set(actors.case.applicant.email, actors.case.application_id);
    const { back, problems } = await playRound(actors, place + 1, trouble, row);
    const most = backWithinMs(account.startMs);
    const late =
      back > most ? [`all was back after ${Math.round(back)} ms, not within ${Math.round(most)}`] : [];
    checks.note(`Round ${place + 1}: ${title}`, [...problems, ...late]);
    account.mailed.set(actors.case.applicant.email, actors.case.application_id);
  }
}

/** Each submission and decision must be mailed once; copies with one Message-ID count once, as in mail programs. */
async function wrongMails(portal: TestPortal, mailed: ReadonlyMap<string, number>) {
  const due = new Map<string, number>();
  for (const [email, id] of mailed) due.set(email, await mailsDue(portal, id));
  const end = Date.now() + Math.max(100_000, patienceMs());
  for (;;) {
    const mails = await portal.mails();
    const problems = [...due].flatMap(([email, count]) => {
      const ids = mails
        .filter(({ to }) => to?.some(({ address }) => address === email))
        .map(({ messageId }) => messageId);
      const found = new Set(ids).size;
      return found === count ? [] : [`${count} mails were due to one person, ${found} came`];
    });
    if (problems.length === 0 || Date.now() > end)
      return { problems, count: [...due.values()].reduce((sum, one) => sum + one, 0) };
    await pause(500);
  }
}

async function finish(portal: TestPortal, account: Account, checks: Checks, where: string) {
  const { problems, count } = await wrongMails(portal, account.mailed);
  checks.note(`Each of ${count} mails came once, ${where}`, problems);
}

/** Plays as many held decisions as rounds, a fifth of them undone, with a kill for every fourth. */
async function holdDecisions(portal: TestPortal, count: number, checks: Checks) {
  const round = {
    held: Math.max(10, count),
    undone: Math.max(2, Math.round(count / 5)),
    kills: Math.max(4, Math.round(count / 4)),
    replicas: ['svc-applications', 'svc-applications-2'],
  };
  const { problems, mails, copies, kills } = await playDelayedRound(portal, round);
  const what = `Of ${round.held} held decisions ${round.undone} were undone and ${mails} mailed`;
  checks.note(`${what}; ${copies} copies in ${kills} kills`, problems);
}

/** A draft for each round; a referee and a kill for every fourth round. */
async function remindOfDrafts(portal: TestPortal, count: number, checks: Checks) {
  const round = {
    drafts: Math.max(10, count),
    referees: Math.max(4, Math.round(count / 4)),
    lapses: Math.max(4, Math.round(count / 4)),
    kills: Math.max(4, Math.round(count / 4)),
    replicas: ['svc-applications', 'svc-applications-2'],
  };
  const { problems, mails, copies, kills } = await playReminderRound(portal, round);
  checks.note(
    `${mails} of ${round.drafts + round.referees} reminders came, ${round.lapses} reopenings ended; ${copies} copies in ${kills} kills`,
    problems,
  );
}

/** Plays half as many applications as rounds, each decided on twice, with a kill of each side for every fourth. */
async function sendWebhooks(portal: TestPortal, count: number, checks: Checks) {
  const kills = Math.max(4, Math.round(count / 4));
  const round = {
    applications: Math.max(5, Math.round(count / 2)),
    ...{ kills, programKills: kills, replicas: ['svc-applications', 'svc-applications-2'] },
  };
  const { problems, events, copies, kills: all } = await playWebhookRound(portal, round);
  checks.note(
    `A program was notified of ${events} decisions, each once; ${copies} copies in ${all} kills`,
    problems,
  );
}

/** Plays rounds on servers as an organisation has them, with two replicas of every service. */
async function inProduction(rounds: number, account: Account, checks: Checks, held: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-long-'));
  const stack = await startProduction({ durable: true });
  let portal: TestPortal | undefined;
  try {
    const backends = await stack.backends();
    const store = await openStoreProxy(String(backends.env.S3_ENDPOINT));
    const clock = await openClock(folder);
    const env = { LOG_LEVEL: 'error', S3_ENDPOINT: store.endpoint, ...clock.env };
    const begun = performance.now();
    portal = await startTestPortal(await loadLauncher(), { replicas: 2, env }, backends);
    const startMs = performance.now() - begun;
    report(`  two replicas of every service started in ${Math.round(startMs)} ms`);
    const troubles = Object.entries(troublesOf({ portal, backends, stack, store, clock }));
    const list = Array.from(
      { length: rounds },
      (_, place) => troubles[place % troubles.length] as [string, Trouble],
    );
    const own: Account = { ...account, mailed: new Map(), startMs };
    await playRounds(await gather(portal), list, own, checks);
    await finish(portal, own, checks, 'in production');
    await remindOfDrafts(portal, held, checks);
    await holdDecisions(portal, held, checks);
    await sendWebhooks(portal, held, checks);
  } finally {
    await portal?.stop();
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface ClusterTrouble {
  title: string;
  trouble: (server: ClusterServer) => Trouble;
  /** Lets the server join the other servers again. */
  over: (server: ClusterServer) => Promise<void>;
}

const clusterTroubles: ClusterTrouble[] = [
  {
    title: 'one of three database servers (Galera) killed',
    trouble: serverKilled,
    over: (server) => server.startAgain(),
  },
  {
    title: 'one of three database servers (Galera) cut off',
    trouble: serverCutOff,
    over: async (server) => {
      await server.heal();
      await server.back();
    },
  },
];

/**
 * Plays rounds on three database servers, one of which dies or is cut off in each round and then joins the others
 * again. Three rounds of one kind follow each other, so that each server has its turn.
 */
async function onCluster(rounds: number, account: Account, checks: Checks) {
  const stack = await startProduction({ cluster: true });
  let portal: TestPortal | undefined;
  try {
    const { servers } = stack.cluster as MariaDbCluster;
    const begun = performance.now();
    const env = { LOG_LEVEL: 'error' };
    portal = await startTestPortal(await loadLauncher(), { replicas: 2, env }, await stack.backends());
    const own: Account = { ...account, mailed: new Map(), startMs: performance.now() - begun };
    const actors = await gather(portal);
    for (let round = 0; round < rounds; round += 1) {
      const server = servers[round % servers.length] as ClusterServer;
      const { title, trouble, over } = clusterTroubles[
        Math.floor(round / servers.length) % 2
      ] as ClusterTrouble;
      await playRounds(actors, [[title, trouble(server)]], own, checks, round);
      await over(server);
    }
    await finish(portal, own, checks, 'on the cluster');
  } finally {
    await portal?.stop();
    await stack.stop();
  }
}

/** Plays rounds on the embedded default, with a disk small enough to be filled. */
async function onSmallDisk(rounds: number, account: Account, checks: Checks) {
  const disk = await mkdtemp(path.join(tmpdir(), 'portal-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]);
  let portal: TestPortal | undefined;
  try {
    const env = { LOG_LEVEL: 'error', DATA_DIR: disk };
    const begun = performance.now();
    portal = await startTestPortal(await loadLauncher(), { env }, embedded(disk));
    const own: Account = { ...account, mailed: new Map(), startMs: performance.now() - begun };
    const list = Array.from({ length: rounds }, (): [string, Trouble] => [fullDiskTitle, fullDisk(disk)]);
    await playRounds(await gather(portal, smallestBytes), list, own, checks);
    await finish(portal, own, checks, 'on the small disk');
  } finally {
    await portal?.stop();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

runProgram(async ({ patterns }, checks) => {
  const rounds = Number(process.env.ROUNDS ?? 200);
  if (!Number.isSafeInteger(rounds) || rounds < 2)
    throw new Error('ROUNDS must be a whole number, 2 or more.');
  const full = Math.max(1, Math.round(rounds / 10));
  const where = origin();
  await preparePdf();
  const races = racesOf(patterns);
  if (patterns.length > 0 && patterns.every(isRaceFor)) {
    checks.announce(races.length * 2);
    return raceForPlaces(races, checks);
  }
  checks.announce(rounds + 6 + races.length * 2);
  const account: Account = { rows: new Map(), mailed: new Map(), startMs: 0 };
  try {
    const delayedAlone = patterns.includes('held');
    const plays = (part: string) => patterns.length === 0 || patterns.includes(part);
    if (plays('production') || delayedAlone)
      await inProduction(delayedAlone ? 0 : rounds - 2 * full, account, checks, rounds);
    if (plays('cluster')) await onCluster(full, account, checks);
    if (plays('disk')) await onSmallDisk(full, account, checks);
    await raceForPlaces(races, checks);
  } finally {
    report(`\n${rounds} rounds: ${where}\n`);
    for (const line of tableOf(account.rows)) report(line);
  }
});
