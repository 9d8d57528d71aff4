import { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn, submittedApplicant } from './api';
import { startKilling } from './delayed-round';
import type { TestPortal } from './harness';
import { patienceMs, pause, until } from './patience';
import { startWebhookProgram, type TakenMessage, type WebhookProgram } from './webhook-program';

export interface WebhookRound {
  /** Number of applications, each of which is decided on twice. */
  applications: number;
  /** How often a replica of svc-applications is killed. */
  kills: number;
  /** How often the notified program is killed. */
  programKills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
}

export interface WebhookOutcome {
  problems: string[];
  /** Number of different events that the program accepted. */
  events: number;
  /** Repeated messages with the same id: a replica was killed between sending a message and recording its answer. */
  copies: number;
  kills: number;
}

const path = '/api/admin/webhooks';
const statuses = ['in-review', 'approved'] as const;

/**
 * Makes decisions while replicas and the program are killed, and compares what the program accepted with the decisions
 * stored: one event for each decision, distinguished by id, and in order by the times in the events.
 */
export async function playWebhookRound(portal: TestPortal, round: WebhookRound): Promise<WebhookOutcome> {
  const program = await startWebhookProgram();
  const { token } = await staffSignIn(portal);
  const json = { url: program.url, events: ['decided'] };
  const { webhook } = await call<{ webhook: { id: number } }>(portal, 'POST', path, { token, json });
  const ids: number[] = [];
  while (ids.length < round.applications) ids.push((await submittedApplicant(portal)).application_id);
  const database = connectDatabase({ url: portal.database });
  const killer = startKilling(portal, round);
  const programKiller = killProgram(program, round.programKills);
  try {
    for (const status of statuses)
      for (const id of ids) await decideInSpiteOfAll(portal, token, { id, status });
    await Promise.all([killer.done, programKiller]);
    const sent = () => database('webhook_deliveries').where({ webhook_id: webhook.id });
    // The messages that a killed worker was sending stay reserved for a minute.
    await until(
      'every message was taken',
      async () => (await sent()).every(({ state }) => state === 'taken'),
      {
        everyMs: 500,
        withinMs: Math.max(180_000, patienceMs()),
      },
    );
    const decisions = (await database('feedback').whereIn('application_id', ids)).length;
    const queued = (await sent()).map(({ event_id }) => String(event_id));
    const events = new Map(program.taken.map((message) => [message.id, message]));
    return {
      problems: [...missing(queued, events, decisions), ...outOfOrder([...events.values()])],
      events: events.size,
      copies: program.taken.length - events.size,
      kills: killer.count() + round.programKills,
    };
  } finally {
    killer.stop();
    await Promise.all([killer.done, programKiller]);
    await call(portal, 'DELETE', `${path}/${webhook.id}`, { token });
    await database.destroy();
    await program.stop();
  }
}

async function killProgram(program: WebhookProgram, kills: number): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    await pause(300 + Math.random() * 900);
    await program.kill();
  }
}

/** Problems unless each decision is one event that the program accepted, and there are no other events. */
function missing(
  queued: readonly string[],
  taken: ReadonlyMap<string, TakenMessage>,
  decisions: number,
): string[] {
  const known = new Set(queued);
  return [
    ...queued.filter((id) => !taken.has(id)).map((id) => `The event ${id} never arrived`),
    ...[...taken.keys()].filter((id) => !known.has(id)).map((id) => `The event ${id} is of nothing`),
    ...(known.size === queued.length ? [] : [`${queued.length} messages, ${known.size} events`]),
    ...(decisions === known.size ? [] : [`${decisions} decisions, ${known.size} events`]),
  ];
}

/** Problems unless the events of an application, sorted by their times, are in the order of its decisions. */
function outOfOrder(events: readonly TakenMessage[]): string[] {
  const ids = [...new Set(events.map(({ application }) => application.id))];
  return ids.flatMap((id) => {
    const results = events
      .filter(({ application }) => application.id === id)
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map(({ application }) => statuses.indexOf(application.status as (typeof statuses)[number]));
    const isRight = results.every((status, place) => status >= (results[place - 1] ?? 0));
    return isRight ? [] : [`The events of application ${id} come in another order`];
  });
}

/** Repeats a decision when the answer was lost; a decision that was stored twice makes two events. */
async function decideInSpiteOfAll(
  portal: TestPortal,
  token: string,
  { id: application_id, status }: { id: number; status: string },
): Promise<void> {
  const end = Date.now() + Math.max(60_000, patienceMs());
  const json = { application_id, status, message: 'We are reading what you have sent.' };
  for (;;) {
    try {
      await call(portal, 'POST', '/api/feedback', { token, json });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}
