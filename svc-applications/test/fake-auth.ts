import { createServer } from 'node:http';
import type { Person } from '@portal/contract-svc-auth-v1/internal';
import openapi from '@portal/contract-svc-auth-v1/openapi.json';
import type { TestIssuer } from '@portal/service-kit/testing';
import { expectToFollow, listen } from '@portal/test-kit';
import { askedWork } from './asked-work';
import { contactCallOf, correctContact } from './fake-contact';
import { languagesOf } from './fake-languages';
import { moveUnproven } from './fake-move';
import { type Reply, rightCode, rightPassword } from './fake-reply';
import { closed, readJson } from './fake-server';
import { type StatusLine, standingAt } from './fake-standing';

/** A fake svc-auth at an address of its own; each of its responses is checked against svc-auth's contract. */
export interface FakeAuth {
  url: string;
  people: Map<number, Person & { name: string; hasPassword: boolean }>;
  /** When members of staff became staff, by person id. */
  staff: Map<number, Date>;
  /** The active members of staff. */
  colleagues: { id: number; name: string; role: string; permissions?: string[] }[];
  /** The present rights of members of staff; those who are not listed have the rights in their token. */
  standings: Map<number, StatusLine>;
  /** The ids of programs' tokens that have ended. */
  endedTokens: Set<number>;
  /** The password in the last mail to each person. */
  passwords: Map<number, string>;
  /** People whose phone number may be a stranger's: they need a code on a new device, whatever the setting. */
  numbersOfStrangers: Set<number>;
  /** The people under the address of each owner, by the owner's id. */
  under: Map<number, number[]>;
  /** The people to whom codes were sent, in order. The right code is always `rightCode`. */
  codesSent: number[];
  /** Tokens and links that were issued to a person before this time are void. */
  accessSince: Map<number, Date>;
  /** The applicants whose mailboxes are proven. */
  proven: Set<number>;
  /** The people who were erased, in order. */
  erased: number[];
  /** People who are signed in, and whose accounts therefore do not end. */
  signedIn: Set<number>;
  /** Called once each after a correction is stored and before the response. */
  correctedUnseen: (() => void)[];
  /** The requests to remove old things, in order. */
  ended: object[];
  /** While down, all responses are failures. */
  down(isDown: boolean): void;
  /** Refuses the next sign-ins because of too many attempts. */
  tooMany(refuses: boolean): void;
  /** Demands work for each sign-in; this solution is accepted once. */
  slow(solution: string | undefined): void;
  stop(): Promise<void>;
}

export { rightCode, rightPassword };

export async function startFakeAuth(issuer: TestIssuer): Promise<FakeAuth> {
  const people: FakeAuth['people'] = new Map();
  const staff: FakeAuth['staff'] = new Map();
  const passwords: FakeAuth['passwords'] = new Map();
  const codesSent: number[] = [];
  const numbersOfStrangers: FakeAuth['numbersOfStrangers'] = new Set();
  const under: FakeAuth['under'] = new Map();
  const erased: number[] = [];
  const signedIn = new Set<number>();
  const proven = new Set<number>();
  const accessSince: FakeAuth['accessSince'] = new Map();
  const ended: object[] = [];
  const colleagues: FakeAuth['colleagues'] = [];
  const standings: FakeAuth['standings'] = new Map();
  const endedTokens: FakeAuth['endedTokens'] = new Set();
  const correctedUnseen: (() => void)[] = [];
  let [isDown, refuses, slowed] = [false, false, false];
  const solutions = new Set<string>();
  const wrongPair = (operation: string): Reply => ({
    operation,
    status: 401,
    body: { message: 'Login failed. Please check your details and try again.', request_id: 'fake' },
  });

  function identify(body: Record<string, string | boolean>): Reply {
    const operation = 'identifyApplicant';
    if (slowed && !body.work_done && !solutions.delete(String(body.proof_of_work))) {
      const answer = { message: 'Too many of this network.', challenge: askedWork, request_id: 'fake' };
      return { operation, status: 429, headers: { 'Retry-After': '1' }, body: answer };
    }
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
    const { hasPassword, ...result } = person as Person & { hasPassword: boolean };
    if (body.ask_code && !created && body.device !== `device-of-${result.id}` && body.code !== rightCode) {
      const message = body.code ? 'That code is not right.' : 'We have sent a code.';
      if (!body.code) codesSent.push(result.id);
      const errors = body.code ? { code: [message] } : {};
      return { operation, status: 401, body: { message, errors, code_required: true, request_id: 'fake' } };
    }
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const device = { token: `device-of-${result.id}`, expires_at };
    const device_known = created || body.device === device.token || body.ask_code === true;
    const asks_code = numbersOfStrangers.has(result.id);
    return { operation, status: 200, body: { person: result, created, device_known, asks_code, device } };
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
    const gets_password = !people.get(actor.personId)?.hasPassword;
    return { operation: 'makeCopyToken', status: 200, body: { token, expires_at, gets_password } };
  }

  function mailedPassword(id: number, linkAlone: boolean): Reply {
    const operation = 'makeMailedPassword';
    const email = people.get(id)?.email;
    if (people.get(id)?.hasPassword)
      return { operation, status: 200, body: { email, already_has_password: true } };
    const link = `http://portal.test/#reset=of-${id}`;
    if (linkAlone) return { operation, status: 200, body: { email, link } };
    const password = `Fresh-${Math.random().toString(36).slice(2, 12)}-7`;
    passwords.set(id, password);
    return { operation, status: 200, body: { email, password, link } };
  }

  function change(id: number, body: Record<string, string>): Reply {
    const person = people.get(id);
    if (!person) throw new Error(`Nobody has the id ${id}`);
    if (body.name) person.name = body.name;
    if (body.phone) person.phone = body.phone;
    const { hasPassword, ...result } = person;
    return { operation: 'changePerson', status: 200, body: result };
  }

  function end(id: number): Reply {
    const state = staff.has(id) ? 'staff' : signedIn.has(id) ? 'in_use' : 'ended';
    if (state === 'ended') erased.push(id);
    return { operation: 'endAccount', status: 200, body: { state } };
  }

  function endOld(body: object): Reply {
    ended.push(body);
    return { operation: 'endOld', status: 200, body: { mails: 0 } };
  }

  function erase(id: number): Reply {
    erased.push(id);
    return { operation: 'erasePerson', status: 204, body: {} };
  }

  const confirm = ({ password }: { password: string }): Reply => ({
    operation: 'confirmPassword',
    status: 200,
    body: { right: password === rightPassword },
  });

  function person(id: number): Reply {
    const operation = 'getPerson';
    const since = staff.get(id);
    const applicant = people.get(id);
    const reply = (result: object, mailbox_proven: boolean): Reply => {
      const staff_since = since?.toISOString() ?? null;
      return {
        operation,
        status: 200,
        body: {
          ...result,
          staff_since,
          mailbox_proven,
          access_since: accessSince.get(id)?.toISOString() ?? null,
        },
      };
    };
    if (since) {
      const result = { name: 'Grace', email: 'grace@example.org', phone: null, role: 'admin', active: true };
      return reply({ id, ...result }, true);
    }
    if (!applicant) return { operation, status: 404, body: { message: 'Not found', request_id: 'fake' } };
    const { hasPassword, ...outcome } = applicant;
    return reply(outcome, proven.has(id));
  }

  /** No session ends here, so a request for news just waits. */
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
    if (path.includes('/mailed-password')) return mailedPassword(id, path.endsWith('link_alone=true'));
    if (path.endsWith('/erase')) return erase(id);
    if (path.endsWith('/end')) return end(id);
    if (path.endsWith('/unproven-email')) return moveUnproven(people.get(id), body);
    const contact = contactCallOf(path);
    if (contact) return correctContact({ people, codesSent, correctedUnseen }, contact, id, body);
    if (path === '/internal/retention') return endOld(body);
    if (path.includes('/standing')) return standingAt(path, standings, endedTokens);
    if (path === '/internal/people/languages') return languagesOf(people, body);
    const listed = { operation: 'listColleagues', status: 200, body: { staff: colleagues } };
    if (path === '/internal/staff') return listed;
    if (path.endsWith('/confirm-password')) return confirm(body);
    if (path.endsWith('/under-address')) {
      return { operation: 'listUnderAddress', status: 200, body: { people: under.get(id) ?? [] } };
    }
    if (method === 'PATCH') return change(id, body);
    if (method === 'GET' && id) return person(id);
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
      expectToFollow(openapi, operation, status, status === 204 ? undefined : body);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const url = await listen(server);
  return {
    url,
    people,
    staff,
    colleagues,
    standings,
    endedTokens,
    passwords,
    numbersOfStrangers,
    under,
    codesSent,
    erased,
    signedIn,
    correctedUnseen,
    proven,
    accessSince,
    ended,
    down: (value) => {
      isDown = value;
    },
    tooMany: (value) => {
      refuses = value;
    },
    slow(solution) {
      slowed = solution !== undefined;
      solutions.clear();
      if (solution) solutions.add(solution);
    },
    stop: () => closed(server),
  };
}
