import { makePdf } from '@portal/test-kit';
import { Agent, request } from 'undici';
import { staffSignIn } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness, TestPortal } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { startProduction } from '../../e2e/support/stack';
import { type Kind, LoadTest } from '../support/load-test';
import type { Measurement } from '../support/rows';

/** Number of people in a wizard at once, each an applicant with their own IP address. */
const applicants = Number(process.env.APPLICANTS ?? 10_000);
const staff = 20;
const seconds = Number(process.env.SECONDS ?? 120);
const warmUpSeconds = 20;

/** Milliseconds between two requests of one kind by one person. */
const everyMs: Record<Kind, number> = {
  save: 45_000,
  step: 120_000,
  upload: 1_800_000,
  read: 10_000,
  list: 10_000,
};

interface Session {
  token: string;
  application: { id: number; intern_details_id: number };
  address: string;
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const statement = 'I want to learn how care for the dying is taught. '.repeat(5);

/** A client that acts like a proxy: it keeps its connections, and sends the person's IP address. */
function proxyTo(portal: TestPortal) {
  const dispatcher = new Agent({ connections: 256, pipelining: 1 });
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    {
      token,
      address,
      body,
      type,
    }: { token?: string; address: string; body?: string | Buffer; type?: string },
  ) => {
    const answer = await request(portal.url + path, {
      method,
      dispatcher,
      headers: {
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': type ?? 'application/json' }),
      },
      ...(body && { body }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 200)}`);
    return text;
  };
  return { send, close: () => dispatcher.close() };
}

type Send = ReturnType<typeof proxyTo>['send'];

async function begin(send: Send, number: number): Promise<Session> {
  const { phoneDigits: phone, phone: _, ...person } = anApplicant();
  const address = addressOf(number);
  const body = JSON.stringify({ ...person, phone, role: 'intern' });
  const { token, application } = JSON.parse(await send('POST', '/api/intern/login', { address, body }));
  return { token, application, address };
}

/** Begins all sessions, as many at a time as the portal takes without a queue. */
async function beginAll(send: Send): Promise<Session[]> {
  const sessions: Session[] = [];
  let next = 0;
  const lane = async () => {
    while (next < applicants) {
      next += 1;
      sessions.push(await begin(send, next));
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return sessions;
}

/** A form with one file, a PDF of 1 MB. */
async function uploadOf({ application: { id, intern_details_id } }: Session, pdf: Buffer) {
  const form = new FormData();
  form.append('application_id', String(id));
  form.append('intern_details_id', String(intern_details_id));
  form.append('cv', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'cv.pdf');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}

async function loadTest(portal: TestPortal) {
  const { send, close } = proxyTo(portal);
  try {
    const sessions = await beginAll(send);
    const pdf = await makePdf({ bytes: 1_000_000 });
    const { token } = await staffSignIn(portal);
    let count = 0;
    const save = ({ token, address, application }: Session, finished: string[]) =>
      send('POST', '/api/save-progress', {
        token,
        address,
        body: JSON.stringify({
          application_id: application.id,
          intern_details_id: application.intern_details_id,
          current_step: 6,
          form_data: { personal_statement: `${statement}${count++}` },
          ...(finished.length > 0 && { finished }),
        }),
      });
    const any = () => sessions[Math.floor(Math.random() * sessions.length)] as Session;
    const work: Record<Kind, () => Promise<unknown>> = {
      save: () => save(any(), []),
      step: () => save(any(), ['honors', 'courses']),
      upload: async () => {
        const session = any();
        return send('POST', '/api/documents', { ...session, ...(await uploadOf(session, pdf)) });
      },
      read: () =>
        send('GET', `/api/admin/applications/${any().application.id}`, { token, address: '10.255.0.1' }),
      list: () =>
        send('GET', '/api/applications/intern?status=in-progress&sort=-created_at', {
          token,
          address: '10.255.0.1',
        }),
    };
    const people: Record<Kind, number> = {
      save: applicants,
      step: applicants,
      upload: applicants,
      read: staff,
      list: staff,
    };
    const played = new LoadTest(work, (kind) => people[kind] / everyMs[kind]);
    await played.play(warmUpSeconds);
    return await played.play(seconds);
  } finally {
    await close();
  }
}

/** Measures the last day of a round, on which everybody applies. */
export async function deadlineRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const stack = await startProduction({ durable: true });
  try {
    const env = { TRUST_PROXY: 'true', LOG_LEVEL: 'warn' };
    const replicas = Number(process.env.REPLICAS ?? 1);
    const portal = await startTestPortal(startPortal, { env, replicas }, await stack.backends());
    try {
      const { requests, errors, p50, p99 } = await loadTest(portal);
      for (const error of errors.slice(0, 5)) process.stdout.write(`  ${error}\n`);
      const person = `${applicants.toLocaleString('en')} applicants and ${staff} staff`;
      const rate = `${(requests / seconds).toFixed(0)}/s, p50 ${p50.toFixed(0)} ms`;
      return [
        {
          name: `Last day, ${person}: p99 of all requests, ms`,
          ours: rate,
          value: p99,
          limit: { atMost: 500 },
        },
        {
          name: `Last day, ${person}: requests that failed`,
          ours: `of ${requests.toLocaleString('en')}`,
          value: errors.length,
          limit: { atMost: 0 },
        },
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    await stack.stop();
  }
}
