import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { makePdf } from '@portal/test-kit';
import { call, startInternship, type WizardSession } from '../support/api';
import { anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { until } from '../support/patience';
import { startTestPortal } from '../support/portal';
import { formOf } from './forms';
import type { Part } from './scene';

/** Little memory for bodies, so that little fills it; clients' networks are taken from a proxy's header. */
const env = { TRUST_PROXY: 'true', UPLOAD_SPACE_MB: '16', BODY_SPACE_MB: '8' };

const attackers = '198.51.100.7';
const megabyte = 1_000_000;

interface Sending {
  socket: Socket;
  /** The status of the answer, once there is one. */
  status: () => number | undefined;
}

/** Announces a body, sends its beginning, and then nothing more. */
function begin(
  portal: Pick<TestPortal, 'url'>,
  head: string[],
  { announced, beginning }: { announced: number; beginning: string | Buffer },
): Sending {
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece) => {
    heard += piece.toString('latin1');
  });
  const lines = [...head, 'Host: portal', `X-Forwarded-For: ${attackers}`, `Content-Length: ${announced}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(beginning);
  const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]) || undefined;
  return { socket, status };
}

const uploadHead = ({ token }: WizardSession) => [
  'POST /api/documents HTTP/1.1',
  `Authorization: Bearer ${token}`,
  'Content-Type: multipart/form-data; boundary=x',
];
const part = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n';

/** Uploads a document from another network; resolves to the status. */
async function uploadFrom(network: string, portal: TestPortal, session: WizardSession, bytes: Buffer) {
  const { application_id, intern_details_id, token } = session;
  const body = formOf({ application_id, intern_details_id }, [{ field: 'cv', bytes, name: 'cv.pdf' }]);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network };
  const { status, body: answer } = await fetch(`${portal.url}/api/documents`, {
    method: 'POST',
    headers,
    body,
  });
  await answer?.cancel();
  return status;
}

const othersThan200 = (what: string, statuses: number[]) => {
  const refused = statuses.filter((status) => status !== 200);
  return refused.length > 0
    ? [`${refused.length} of ${statuses.length} ${what} were refused: ${refused.join()}`]
    : [];
};

/** Opens three connections for each of six drafts, which announce 5 MB and send next to nothing. */
async function announced(portal: TestPortal): Promise<string[]> {
  const drafts = await Promise.all(
    Array.from({ length: 6 }, () => startInternship(portal, anApplicant('Slow Sender'))),
  );
  const slow = drafts.flatMap((draft) =>
    [1, 2, 3].map(() => begin(portal, uploadHead(draft), { announced: 5 * megabyte, beginning: part })),
  );
  const trickle = setInterval(() => {
    for (const { socket } of slow) socket.write(' '.repeat(120));
  }, 100);
  try {
    const owner = await startInternship(portal, anApplicant('Honest Owner'));
    const bytes = await makePdf({ bytes: 3 * megabyte });
    const statuses: number[] = [];
    for (let upload = 0; upload < 12; upload += 1)
      statuses.push(await uploadFrom('203.0.113.5', portal, owner, bytes));
    return othersThan200('honest uploads', statuses);
  } finally {
    clearInterval(trickle);
    for (const { socket } of slow) socket.destroy();
  }
}

/** The memory of the gateway, in bytes. */
function memoryOf(portal: TestPortal): number {
  const status = readFileSync(`/proc/${portal.child('gateway').pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Opens 200 connections that send all but the end of a body of 1 MB. */
async function held(portal: TestPortal): Promise<string[]> {
  const owner = await startInternship(portal, anApplicant('Saving Owner'));
  const before = memoryOf(portal);
  const head = ['POST /api/save-progress HTTP/1.1', 'Content-Type: application/json'];
  const body = { announced: 999_000, beginning: Buffer.alloc(990_000, 32) };
  const sending: Sending[] = [];
  for (let one = 0; one < 200; one += 1) sending.push(begin(portal, head, body));
  try {
    const refused = () => sending.filter(({ status }) => status() === 503).length;
    // One network may use half of the space, which holds four of these bodies.
    await until('the others are refused', () => refused() >= 190);
    const grown = Math.round((memoryOf(portal) - before) / megabyte);
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'x-forwarded-for': '203.0.113.5',
    };
    const statuses: number[] = [];
    for (let check = 0; check < 10; check += 1) {
      const { status, body: answer } = await fetch(`${portal.url}/api/get-progress`, { headers });
      await answer?.cancel();
      statuses.push(status);
    }
    return [
      ...othersThan200('honest calls', statuses),
      ...(grown > 100 ? [`the gateway grew by ${grown} MB`] : []),
    ];
  } finally {
    for (const { socket } of sending) socket.destroy();
  }
}

/** Signs out while an upload of that session is running. */
async function leftMeanwhile(portal: TestPortal): Promise<string[]> {
  const draft = await startInternship(portal, anApplicant('Leaving Owner'));
  const { application_id, intern_details_id } = draft;
  const fields = Object.entries({ application_id, intern_details_id }).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = Buffer.concat([
    Buffer.from(
      `${fields.join('')}--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
    ),
    await makePdf({ bytes: 100_000 }),
  ]);
  const end = '\r\n--x--\r\n';
  const announced = file.length + end.length;
  const { socket, status } = begin(portal, uploadHead(draft), { announced, beginning: file });
  try {
    await call(portal, 'POST', '/api/logout', { token: draft.token });
    // Other services notice it within a moment.
    await until('the session is over', async () => {
      const headers = { authorization: `Bearer ${draft.token}` };
      return (await fetch(`${portal.url}/api/get-progress`, { headers })).status === 401;
    });
    socket.write(end);
    await until('the upload is answered', () => status() !== undefined);
    return status() === 401 ? [] : [`it was answered ${status()}`];
  } finally {
    socket.destroy();
  }
}

/** Checks that large announcements, slow uploads and waiting bodies of one network do not affect another network. */
export const slowSenders: Part = {
  name: 'slow-senders',
  async run({ checks }) {
    const portal = await startTestPortal(await loadLauncher(), { env });
    try {
      checks.note('Announced lengths keep nobody’s upload out', await announced(portal));
      checks.note('An upload of a session that is left meanwhile is not stored', await leftMeanwhile(portal));
      checks.note('Bodies that are held have one budget, and others go on', await held(portal));
    } finally {
      await portal.stop();
    }
  },
};
