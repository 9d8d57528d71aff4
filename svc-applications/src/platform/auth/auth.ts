import type {
  ColleaguesAnswer,
  CopyTokenAnswer,
  CorrectEmailAnswer,
  CorrectEmailRequest,
  CorrectPhoneRequest,
  EmailCodeRequest,
  IdentifyAnswer,
  IdentifyRefusal,
  IdentifyRequest,
  IdentifySlowed,
  LanguagesAnswer,
  MailedPasswordAnswer,
  PersonAnswer,
  StaffStatus,
  WizardTokenAnswer,
  WizardTokenRequest,
} from '@portal/contract-svc-auth-v1/internal';
import type { ServiceClient } from '@portal/service-kit/client';
import { TooMany, Unavailable } from '@portal/service-kit/errors';
import { LRUCache } from 'lru-cache';
import { CodeNeeded, WorkNeeded, WrongPair } from '../errors';
import { can, isStaff } from '../roles';
import { refused } from './refused';

/** Who asks for a correction of an email address or phone number, as svc-auth wants to know it. */
export type Hands = Pick<CorrectPhoneRequest, 'session' | 'by_password' | 'device'>;

/** The contact with which a person signs in. */
export interface Contact {
  email: string;
  phone: string | null;
}

/** A member of staff, as colleagues see them. */
export interface Colleague {
  id: number;
  name: string;
  role: string;
}

/** The calls to svc-auth. Each throws Unavailable while svc-auth does not answer. */
export interface Auth {
  /** @throws WrongPair, TooMany, WorkNeeded, and CodeNeeded where svc-auth asks for a code */
  identify(request: IdentifyRequest, requestId: string): Promise<IdentifyAnswer>;
  wizardToken(request: WizardTokenRequest, requestId: string): Promise<WizardTokenAnswer>;
  /** A token for the PDF copy of an application that was just submitted. */
  copyToken(request: WizardTokenRequest, requestId: string): Promise<CopyTokenAnswer>;
  /** Password and link for the confirmation mail; undefined when the account no longer exists. */
  mailedPassword(
    personId: number,
    options: { linkAlone: boolean },
  ): Promise<MailedPasswordAnswer | undefined>;
  /** The name of a person; undefined if the person no longer exists. */
  nameOf(personId: number): Promise<string | undefined>;
  /** The language that a person chose for mail; undefined if they chose none, or svc-auth is an older release. */
  languageOf(personId: number): Promise<string | undefined>;
  /** The language of a person, at most a minute old, for display only; undefined while svc-auth does not answer. */
  recentLanguageOf(personId: number): Promise<string | undefined>;
  /** The languages of several people by their ids, without unknown people. */
  languagesOf(personIds: readonly number[]): Promise<Map<number, string>>;
  /** Whether a person has shown that the mailbox of their address is theirs. */
  mailboxIsProven(personId: number): Promise<boolean>;
  /** Whether a person is an active member of staff. */
  isActiveStaff(personId: number): Promise<boolean>;
  /**
   * The time from which anything given out in the name of a member of staff, such as a calendar feed, still opens;
   * undefined for anybody who is not active staff with the right to read applications.
   */
  staffAccessSince(personId: number): Promise<Date | undefined>;
  /** The rights of a person, and of a program by its token, at this moment. */
  standing(personId: number, token?: number): Promise<StaffStatus>;
  /** The active members of staff who may read applications, by name; empty if svc-auth is an older release. */
  colleagues(): Promise<Colleague[]>;
  /** When a person became staff; undefined for anybody else. */
  staffSince(personId: number): Promise<Date | undefined>;
  /** Other people under the address that this person owns; their mailbox is not proven. */
  underAddress(personId: number): Promise<number[]>;
  /** Erases an applicant's account and ends their sessions; may be repeated. */
  erase(personId: number): Promise<void>;
  /** Erases the account of an applicant of whom nothing else is kept, unless it is in use; may be repeated. */
  endAccount(personId: number): Promise<'ended' | 'in_use' | 'staff'>;
  /** Removes mails and devices from before these times; null removes none. Returns the number of removed mails. */
  endOld(old: { mailsBefore: Date | null; devicesBefore: Date | null }): Promise<number>;
  /** Whether this is the password of a person who is signed in. @throws TooMany */
  passwordIsRight(personId: number, password: string): Promise<boolean>;
  /** @throws Forbidden, Invalid, TooMany */
  askForEmailCode(personId: number, request: EmailCodeRequest, requestId: string): Promise<void>;
  /** @throws Forbidden, Invalid, Conflict */
  correctEmail(
    personId: number,
    request: CorrectEmailRequest,
    requestId: string,
  ): Promise<CorrectEmailAnswer>;
  /** @throws Forbidden, Conflict */
  correctPhone(personId: number, request: CorrectPhoneRequest, requestId: string): Promise<Contact>;
  /** Email and phone number of an account; undefined if the person no longer exists. */
  contactOf(personId: number): Promise<Contact | undefined>;
  /** Gives a person whose mailbox is not proven another address, for an administrator. @throws Conflict */
  moveUnproven(personId: number, body: { email: string; by: number }, requestId: string): Promise<Contact>;
  /** Passes on a corrected name and phone number to the account with which the person signs in. */
  rename(personId: number, changes: { name: string; phone?: string }): Promise<void>;
}

/** Remembers languages, so that staff who open many applications do not ask svc-auth twice for a person. */
const recentLanguages = () => new LRUCache<number, { language?: string }>({ max: 5000, ttl: 60_000 });

export function createAuth(client: ServiceClient): Auth {
  const recent = recentLanguages();
  async function languageOf(personId: number): Promise<string | undefined> {
    const path = `/internal/people/${personId}`;
    const answer = await client.call<PersonAnswer>({ method: 'GET', path });
    return answer.status === 404 ? undefined : expected(answer).language;
  }
  return {
    languageOf,
    async recentLanguageOf(personId) {
      const known = recent.get(personId);
      if (known) return known.language;
      const language = await languageOf(personId).catch(() => null);
      // A failed reading is not remembered: svc-auth did not answer.
      if (language === null) return undefined;
      recent.set(personId, { ...(language !== undefined && { language }) });
      return language;
    },
    async identify(body, requestId) {
      const answer = await client.call<IdentifyAnswer | IdentifyRefusal | IdentifySlowed>({
        method: 'POST',
        path: '/internal/wizard/identify',
        body,
        requestId,
      });
      if (answer.status === 401) throw refusal(answer.body as IdentifyRefusal);
      if (answer.status === 422 && concernsPair(answer.body)) throw refused(answer);
      if (answer.status === 429) {
        const { message, challenge } = answer.body as IdentifySlowed;
        if (challenge) throw new WorkNeeded(message, challenge);
        throw new TooMany(Number(answer.headers['retry-after'] ?? 60), message);
      }
      return expected(answer) as IdentifyAnswer;
    },
    async wizardToken(body, requestId) {
      const path = '/internal/wizard/token';
      const answer = await client.call<WizardTokenAnswer>({ method: 'POST', path, body, requestId });
      // svc-auth answers 404 for an account that was closed a moment ago.
      if (answer.status === 404) throw new WrongPair();
      return expected(answer);
    },
    async copyToken(body, requestId) {
      const path = '/internal/wizard/copy-token';
      return expected(await client.call<CopyTokenAnswer>({ method: 'POST', path, body, requestId }));
    },
    async mailedPassword(personId, { linkAlone }) {
      const path = `/internal/people/${personId}/mailed-password?link_alone=${linkAlone}`;
      const answer = await client.call<MailedPasswordAnswer>({ method: 'POST', path, body: {} });
      return answer.status === 404 ? undefined : expected(answer);
    },
    async nameOf(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      return answer.status === 404 ? undefined : expected(answer).name;
    },
    async languagesOf(personIds) {
      const path = '/internal/people/languages';
      const body = { people: [...new Set(personIds)] };
      const answer = await client.call<LanguagesAnswer>({ method: 'POST', path, body });
      const known = answer.status === 404 ? [] : expected(answer).languages;
      return new Map(known.map(({ id, language }) => [id, language]));
    },
    async mailboxIsProven(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      return answer.status !== 404 && expected(answer).mailbox_proven === true;
    },
    async isActiveStaff(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      if (answer.status === 404) return false;
      const { active, role } = expected(answer);
      return active && isStaff({ role });
    },
    async staffAccessSince(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      if (answer.status === 404) return undefined;
      const { access_since: since, ...person } = expected(answer);
      return person.active && can(person, 'readApplications') ? new Date(since ?? 0) : undefined;
    },
    async standing(personId, token) {
      const path = `/internal/staff/${personId}/standing${token === undefined ? '' : `?token=${token}`}`;
      // A 404, from a release without this call, is an error, too: without an answer nobody may act.
      return expected(await client.call<StaffStatus>({ method: 'GET', path }));
    },
    async colleagues() {
      const answer = await client.call<ColleaguesAnswer>({ method: 'GET', path: '/internal/staff' });
      const staff = answer.status === 404 ? [] : expected(answer).staff;
      return staff
        .filter((one) => can(one, 'readApplications'))
        .map(({ id, name, role }) => ({ id, name, role }));
    },
    async staffSince(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      const since = answer.status === 404 ? undefined : expected(answer).staff_since;
      return since ? new Date(since) : undefined;
    },
    async underAddress(personId) {
      const path = `/internal/people/${personId}/under-address`;
      const answer = await client.call<{ people: number[] }>({ method: 'GET', path });
      // An earlier svc-auth allows one person for each address, so there are no others.
      return answer.status === 404 ? [] : expected(answer).people;
    },
    async erase(personId) {
      const path = `/internal/people/${personId}/erase`;
      const answer = await client.call({ method: 'POST', path, safeToRepeat: true });
      if (answer.status !== 204) expected(answer);
    },
    async endAccount(personId) {
      const path = `/internal/people/${personId}/end`;
      type Answer = { state: 'ended' | 'in_use' | 'staff' };
      return expected(await client.call<Answer>({ method: 'POST', path, safeToRepeat: true })).state;
    },
    async endOld({ mailsBefore, devicesBefore }) {
      const body = { mails_before: mailsBefore, devices_before: devicesBefore };
      const path = '/internal/retention';
      const answer = await client.call<{ mails: number }>({ method: 'POST', path, body, safeToRepeat: true });
      // A release without this call may answer 404 as long as nothing has to be removed.
      if (answer.status === 404 && mailsBefore === null && devicesBefore === null) return 0;
      return expected(answer).mails;
    },
    async passwordIsRight(personId, password) {
      const path = `/internal/people/${personId}/confirm-password`;
      const answer = await client.call<{ right: boolean }>({ method: 'POST', path, body: { password } });
      if (answer.status === 429) throw new TooMany(Number(answer.headers['retry-after'] ?? 60));
      return expected(answer).right;
    },
    async askForEmailCode(personId, body, requestId) {
      const path = `/internal/people/${personId}/email-code`;
      const answer = await client.call({ method: 'POST', path, body, requestId });
      if (answer.status !== 204) throw refused(answer);
    },
    async correctEmail(personId, body, requestId) {
      const path = `/internal/people/${personId}/email`;
      const answer = await client.call<CorrectEmailAnswer>({ method: 'POST', path, body, requestId });
      if (answer.status !== 200) throw refused(answer);
      return answer.body;
    },
    async correctPhone(personId, body, requestId) {
      const path = `/internal/people/${personId}/phone`;
      const answer = await client.call<Contact>({ method: 'POST', path, body, requestId });
      if (answer.status !== 200) throw refused(answer);
      return answer.body;
    },
    async moveUnproven(personId, body, requestId) {
      const path = `/internal/people/${personId}/unproven-email`;
      const answer = await client.call<Contact>({
        method: 'POST',
        path,
        body,
        requestId,
        safeToRepeat: true,
      });
      if (answer.status !== 200) throw refused(answer);
      return answer.body;
    },
    async contactOf(personId) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call<PersonAnswer>({ method: 'GET', path });
      return answer.status === 404 ? undefined : expected(answer);
    },
    async rename(personId, body) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call({ method: 'PATCH', path, body });
      if (answer.status !== 404) expected(answer);
    },
  };
}

function refusal({ code_required, message, errors }: IdentifyRefusal): WrongPair | CodeNeeded {
  return code_required ? new CodeNeeded(message, errors) : new WrongPair();
}

/** Whether a refusal concerns what the person typed, and so is shown at the field. */
const concernsPair = (body: unknown): boolean =>
  ['email', 'phone', 'name'].some((field) => field in Object((body as Partial<IdentifyRefusal>).errors));

/** The body of a response with status 200; any other status is a broken contract between two services. */
function expected<T>({ status, body }: { status: number; body: T }): T {
  if (status === 200) return body;
  throw new Unavailable(undefined, { cause: new Error(`svc-auth answered ${status}`) });
}
