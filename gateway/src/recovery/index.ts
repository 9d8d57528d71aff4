import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Text } from '@portal/contract-language-v1';
import { DomainError } from '@portal/service-kit/errors';
import { languageOf } from '../answers/language';
import { refusals, refuse } from '../answers/refuse';
import { textsIn } from '../answers/translated';
import { message } from '../messages';
import { seeOther, sendPlainPage } from '../plain-page';
import { readWhole } from '../proxy/body';
import type { ReleaseIndex } from '../registry';
import type { Releaser, Releases } from '../releases';
import { createAttempts } from './attempts';
import { proofPage, recoveryBoard } from './pages';
import { type Proof, proveByPassword } from './prove';
import { type RecoverySession, recoverySessions } from './session';

export interface RecoveryOptions {
  index: () => Promise<ReleaseIndex>;
  releases: Releases;
  /** Whether the text is the shared release token; false when this portal does not accept the token. */
  isToken: (given: string) => Promise<boolean>;
  /** The replicas of svc-auth. */
  authUrls: readonly string[];
  key: string;
  secure: boolean;
  languages: readonly string[];
  now?: () => number;
}

export type Recovery = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  address: string,
  headers: Record<string, string>,
) => Promise<void>;

export const isRecoveryPath = (path: string): boolean => /^\/recovery(\/|$)/.test(path);

const limitBytes = 8_000;
/** Without this policy browsers send `Origin: null` with a form, which would be refused. */
const sameOrigin = { 'referrer-policy': 'same-origin' };

/**
 * The recovery page for the day on which the board of modules is broken: plain HTML without scripts, made by the
 * gateway alone. It opens for ten minutes with an administrator's password and second factor, or with the release
 * token.
 */
export function createRecovery(options: RecoveryOptions): Recovery {
  const { index, releases, isToken, authUrls, languages, now = Date.now } = options;
  const attempts = createAttempts(now);
  const sessions = recoverySessions(options.key, options.secure, now);

  interface Visit {
    req: IncomingMessage;
    res: ServerResponse;
    path: string;
    address: string;
    headers: Record<string, string>;
    language: string;
    session: RecoverySession | undefined;
  }

  const show = ({ res, headers, language }: Visit, body: string, status = 200, more = {}) =>
    sendPlainPage(res, headers, {
      status,
      language,
      title: textsIn(language)('Recovery'),
      body,
      headers: { ...sameOrigin, vary: 'Accept-Language, Cookie', ...more },
    });

  const back = ({ res, headers }: Visit, cookies: string[] = []) =>
    seeOther(res, { ...headers, ...sameOrigin }, '/recovery', cookies);

  async function get(visit: Visit): Promise<void> {
    const { path, session, language } = visit;
    if (path !== '/recovery') return back(visit);
    return show(visit, session ? await board(session, language) : proofPage(language));
  }

  async function post(visit: Visit): Promise<void> {
    const { req, path, address, language, session } = visit;
    const fields = new URLSearchParams((await readWhole(req, limitBytes)).toString());
    if (isFromElsewhere(req))
      return show(visit, proofPage(language, 'This came from another page. Nothing was done.'), 403);
    if (path === '/recovery/password' || path === '/recovery/token') {
      const proof = await prove(path, fields, address);
      if (proof.ok) return back(visit, [sessions.begin(proof.by)]);
      return show(visit, proofPage(language, proof.sentence), proof.status, waiting(address));
    }
    if (!session || fields.get('form') !== sessions.formToken(session))
      return show(visit, proofPage(language, 'Please prove again who you are.'), 401);
    if (path === '/recovery/leave') return back(visit, [sessions.end()]);
    const problem = await act(session.by, fields);
    if (!problem) return back(visit);
    return show(visit, await board(session, language, textsIn(language)(problem)), 409);
  }

  return async (req, res, path, address, headers) => {
    const language = languageOf(req, languages);
    const session = sessions.read(req.headers.cookie);
    const visit = { req, res, path, address, headers, language, session };
    if (req.method === 'GET' || req.method === 'HEAD') return get(visit);
    if (req.method === 'POST') return post(visit);
    return refuse(res, refusals.wrongMethod, headers['x-request-id'] ?? '');
  };

  async function board(session: RecoverySession, language: string, problem?: string): Promise<string> {
    return recoveryBoard({ index: await index(), language, formToken: sessions.formToken(session), problem });
  }

  function waiting(address: string): Record<string, string> {
    const seconds = attempts.waitFor(address);
    return seconds > 0 ? { 'retry-after': String(seconds) } : {};
  }

  async function prove(path: string, fields: URLSearchParams, address: string): Promise<Proof> {
    if (attempts.waitFor(address) > 0)
      return {
        ok: false,
        status: 429,
        sentence: 'There were too many attempts. Try again in a quarter of an hour.',
      };
    // Counted before the look: many at once are no way around.
    const takeBack = attempts.count(address);
    try {
      const proof = await look(path, fields, address);
      if (proof.ok) attempts.forget(address);
      else if (proof.isNoAttempt) takeBack();
      return proof;
    } catch (error) {
      takeBack();
      throw error;
    }
  }

  /** @throws Error where the index of releases cannot be read */
  async function look(path: string, fields: URLSearchParams, address: string): Promise<Proof> {
    const of = (name: string) => fields.get(name) ?? '';
    if (path === '/recovery/token') return byToken(of('token'));
    const credentials = { email: of('email'), password: of('password'), code: of('code') };
    return proveByPassword(authUrls, credentials, address);
  }

  async function byToken(given: string): Promise<Proof> {
    if (await isToken(given.trim())) return { ok: true, by: { kind: 'token' } };
    return { ok: false, status: 401, sentence: message('notRight') };
  }

  /** Runs the chosen action. Returns the sentence of a refusal; undefined when it is done. */
  async function act(by: Releaser, fields: URLSearchParams): Promise<Text | undefined> {
    const name = fields.get('remote') ?? '';
    const from = fields.get('from') || undefined;
    try {
      switch (fields.get('act')) {
        case 'rollback':
          await releases.rollBack(name, by, from);
          return undefined;
        case 'abort':
          await releases.abort(name, by, from);
          return undefined;
        case 'off':
          await releases.switchOff(name, by);
          return undefined;
        case 'on':
          await releases.switchOn(name, by);
          return undefined;
        default:
          return 'There is nothing at this address.';
      }
    } catch (error) {
      if (error instanceof DomainError) return error.text;
      throw error;
    }
  }
}

/** Whether another site sent the request. Such a request is refused, whatever cookie or token it carries. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host !== host;
}
