import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectDatabase } from '@portal/service-kit/database';
import { call, staffSignIn, submittedApplicant } from './api';
import type { TestPortal } from './harness';
import { startKilling } from './held-round';
import { patienceMs, pause, until } from './patience';

export interface WebhookRound {
  applications: number;
  /** How often a replica of svc-applications is killed. */
  kills: number;
  /** The names of the replicas, which are killed in turn. */
  replicas: string[];
}

const path = '/api/admin/webhooks';

/** A program that refuses each message once, and notes those that it takes. */
async function startProgram() {
  const refused = new Set<string>();
  const taken: string[] = [];
  const server = createServer((request, response) => {
    const id = String(request.headers['portal-event-id']);
    request.resume().once('end', () => {
      if (refused.has(id)) taken.push(id);
      response.writeHead(refused.has(id) ? 204 : 503).end();
      refused.add(id);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, taken, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * Decides while replicas are killed, and counts the messages that a program took: one for each decision that stands,
 * told apart by the ids of the events.
 */
export async function playWebhookRound(portal: TestPortal, round: WebhookRound) {
  const program = await startProgram();
  const { token } = await staffSignIn(portal);
  const json = { url: program.url, events: ['decided'] };
  const { webhook } = await call<{ webhook: { id: number } }>(portal, 'POST', path, { token, json });
  const ids: number[] = [];
  while (ids.length < round.applications) ids.push((await submittedApplicant(portal)).application_id);
  const database = connectDatabase({ url: portal.database });
  const killer = startKilling(portal, round);
  try {
    for (const id of ids) await decideInSpiteOfAll(portal, token, id);
    await killer.done;
    const decisions = async () => (await database('feedback').whereIn('application_id', ids)).length;
    const sent = () => database('webhook_deliveries').where({ webhook_id: webhook.id });
    // A worker that was killed holds its messages for a minute.
    await until(
      'every message was taken',
      async () => (await sent()).every(({ state }) => state === 'taken'),
      {
        everyMs: 500,
        withinMs: Math.max(180_000, patienceMs()),
      },
    );
    const different = new Set(program.taken);
    const queued = new Set((await sent()).map(({ event_id }) => String(event_id)));
    const lost = [...queued].filter((id) => !different.has(id));
    const problems = [
      ...lost.map((id) => `The event ${id} never arrived`),
      ...((await decisions()) === queued.size
        ? []
        : [`${await decisions()} decisions, ${queued.size} events`]),
    ];
    const copies = program.taken.length - different.size;
    return { problems, events: different.size, copies, kills: killer.count() };
  } finally {
    killer.stop();
    await killer.done;
    await call(portal, 'DELETE', `${path}/${webhook.id}`, { token });
    await database.destroy();
    await program.stop();
  }
}

/** Again where the answer was lost; a decision that was stored twice is two events. */
async function decideInSpiteOfAll(portal: TestPortal, token: string, application_id: number): Promise<void> {
  const end = Date.now() + Math.max(60_000, patienceMs());
  const json = { application_id, status: 'in-review', message: 'We are reading what you have sent.' };
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
