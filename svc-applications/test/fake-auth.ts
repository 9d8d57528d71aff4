import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '@portal/contract-svc-auth-v1/internal';
import openapi from '@portal/contract-svc-auth-v1/openapi.json';
import type { TestIssuer } from '@portal/service-kit/testing';
import { expectToFollow } from '@portal/test-kit';

/** Stands in for svc-auth at its door; whatever it answers is held against svc-auth's own contract. */
export interface FakeAuth {
  url: string;
  people: Map<number, Person & { name: string; hasPassword: boolean }>;
  /** The password of the last mail to this person. */
  passwords: Map<number, string>;
  /** Whom a code was sent, each time; the right one is always `rightCode`. */
  codesSent: number[];
  /** Answers nothing but failures while it is down. */
  down(isDown: boolean): void;
  /** Refuses the next sign-ins: too many attempts. */
  tooMany(refuses: boolean): void;
  stop(): Promise<void>;
}

export const rightCode = '123456';

interface Reply {
  operation: string;
  status: number;
  body: object;
  headers?: Record<string, string>;
}

export async function startFakeAuth(issuer: TestIssuer): Promise<FakeAuth> {
  const people: FakeAuth['people'] = new Map();
  const passwords: FakeAuth['passwords'] = new Map();
  const codesSent: number[] = [];
  let isDown = false;
  let refuses = false;
  const wrongPair = (operation: string): Reply => ({
    operation,
    status: 401,
    body: { message: 'Login failed. Please check your details and try again.', request_id: 'fake' },
  });

  function identify(body: Record<string, string | boolean>): Reply {
    const operation = 'identifyApplicant';
    if (refuses) {
      const headers = { 'Retry-After': '120' };
      return { operation, status: 429, headers, body: { message: 'Too many attempts.', request_id: 'fake' } };
    }
    let person = [...people.values()].find(({ email }) => email === body.email);
    const created = !person && body.create === true;
    if (created) {
      person = {
        id: people.size + 1,
        name: String(body.name),
        email: String(body.email),
        phone: String(body.phone),
        role: body.role === 'visitor' ? 'visitor' : 'intern',
        active: true,
        hasPassword: false,
      };
      people.set(person.id, person);
    }
    if (person?.phone !== body.phone) return wrongPair(operation);
    const { hasPassword, ...told } = person as Person & { hasPassword: boolean };
    if (body.ask_code && !created && body.device !== `device-of-${told.id}` && body.code !== rightCode) {
      const message = body.code ? 'That code is not right.' : 'We have sent a code.';
      if (!body.code) codesSent.push(told.id);
      const errors = body.code ? { code: [message] } : {};
      return { operation, status: 401, body: { message, errors, code_required: true, request_id: 'fake' } };
    }
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const device = { token: `device-of-${told.id}`, expires_at };
    return { operation, status: 200, body: { person: told, created, device } };
  }

  async function wizardToken(body: Record<string, number | string>): Promise<Reply> {
    const { person_id, application_id, role } = body;
    const actor = { personId: Number(person_id), role: String(role), resource: Number(application_id) };
    const sessionId = `wizard-${person_id}-${application_id}-${Math.random()}`;
    const tokens = {
      token: await issuer.token({ ...actor, scope: 'wizard', sessionId }),
      file_token: await issuer.token({ ...actor, scope: 'files', sessionId }),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    };
    return { operation: 'makeWizardToken', status: 200, body: tokens };
  }

  async function copyToken({
    person_id,
    application_id,
    role,
  }: Record<string, number | string>): Promise<Reply> {
    const actor = { personId: Number(person_id), role: String(role), resource: Number(application_id) };
    const token = await issuer.token({ ...actor, scope: 'copy' });
    const expires_at = new Date(Date.now() + 900_000).toISOString();
    return { operation: 'makeCopyToken', status: 200, body: { token, expires_at } };
  }

  function mailedPassword(id: number): Reply {
    const operation = 'makeMailedPassword';
    if (people.get(id)?.hasPassword) return { operation, status: 200, body: { already_has_password: true } };
    const password = `Fresh-${Math.random().toString(36).slice(2, 12)}-7`;
    passwords.set(id, password);
    return { operation, status: 200, body: { password } };
  }

  function change(id: number, body: Record<string, string>): Reply {
    const person = people.get(id);
    if (!person) throw new Error(`Nobody has the id ${id}`);
    if (body.name) person.name = body.name;
    if (body.phone) person.phone = body.phone;
    const { hasPassword, ...told } = person;
    return { operation: 'changePerson', status: 200, body: told };
  }

  /** Nothing ends here; whoever waits for news waits. */
  async function noNews(path: string): Promise<Reply> {
    if (!path.includes('wait=0')) await new Promise((resolve) => setTimeout(resolve, 2000).unref());
    return { operation: 'listRevocations', status: 200, body: { cursor: '0', ended: [] } };
  }

  async function reply(method: string, path: string, body: never): Promise<Reply> {
    if (path === '/internal/keys') return { operation: 'getKeys', status: 200, body: issuer.keys };
    if (path.startsWith('/internal/revocations')) return noNews(path);
    const id = Number(/\/people\/(\d+)/.exec(path)?.[1]);
    if (path === '/internal/wizard/identify') return identify(body);
    if (path === '/internal/wizard/token') return wizardToken(body);
    if (path === '/internal/wizard/copy-token') return copyToken(body);
    if (path.endsWith('/mailed-password')) return mailedPassword(id);
    if (method === 'PATCH') return change(id, body);
    throw new Error(`The fake of svc-auth knows no ${method} ${path}`);
  }

  const server = createServer(async (request, response) => {
    if (isDown) return void response.writeHead(503).end('{}');
    try {
      const { operation, status, body, headers } = await reply(
        request.method ?? '',
        request.url ?? '',
        (await readJson(request)) as never,
      );
      expectToFollow(openapi, operation, status, body);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people,
    passwords,
    codesSent,
    down: (value) => {
      isDown = value;
    },
    tooMany: (value) => {
      refuses = value;
    },
    stop: () => closed(server),
  };
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : {};
}
