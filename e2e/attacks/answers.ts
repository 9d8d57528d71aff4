/** An attacker's request, and the rules that every answer must follow, whatever the request. */

export interface Attack {
  method: string;
  /** The path with its query, sent exactly as written. */
  path: string;
  token?: string | undefined;
  cookie?: string;
  json?: unknown;
  /** A raw body, sent with the content type `type`. */
  raw?: string | Uint8Array;
  type?: string;
  form?: FormData;
  headers?: Record<string, string>;
  /** Aborts the request. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** An empty object when the answer is not JSON. */
  body: Record<string, unknown>;
}

export type Ask = (attack: Attack) => Promise<Answer>;

export function createAsk(url: string): Ask {
  return async ({ method, path, token, cookie, json, raw, type, form, headers, signal }) => {
    const contentType = type ?? (json === undefined ? undefined : 'application/json');
    const body = json === undefined ? (raw ?? form) : JSON.stringify(json);
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...headers,
      },
      body: (method === 'GET' || method === 'HEAD' ? undefined : (body as BodyInit | undefined)) ?? null,
      redirect: 'manual',
      ...(signal && { signal }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: objectIn(text) };
  };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const inside = [
  /\bat .+ \(.+:\d+:\d+\)/,
  /node_modules/,
  /SQLITE_|ER_[A-Z]+_|select .+ from /i,
  /[/\\](src|dist)[/\\]/,
];

/** Problems unless each message of `errors` has the name of its field; an answer of 422 needs at least one. */
function unnamed({ status, body: { errors } }: Answer): string[] {
  if (errors === undefined) return status === 422 ? ['it does not name the field'] : [];
  const fields = Object.entries(errors as Record<string, unknown>);
  const named = ([field, result]: [string, unknown]) =>
    field !== '' &&
    Array.isArray(result) &&
    result.length > 0 &&
    result.every((one) => one && typeof one === 'string');
  const sound = fields.every(named) && (fields.length > 0 || status !== 422);
  return sound ? [] : [`its errors name no field: ${JSON.stringify(errors).slice(0, 200)}`];
}

/**
 * Problems that no answer may have: an HTML page, a stack trace, a 5xx, an error without a message or without its
 * field.
 */
export function unsound(answer: Answer): string[] {
  const { status, headers, text, body } = answer;
  const problems: string[] = [];
  if (status >= 500 && body.portal_enabled !== false) problems.push(`it answered ${status}`);
  if (headers.get('content-type')?.includes('html')) problems.push('it answered a page');
  if (!headers.get('x-request-id')) problems.push('it has no request id');
  if (status < 400) return problems;
  if (typeof body.message !== 'string' || body.message === '') problems.push('it does not say what is wrong');
  if (body.request_id !== headers.get('x-request-id')) problems.push('its body has another request id');
  problems.push(...unnamed(answer));
  if (inside.some((sign) => sign.test(text))) problems.push(`it shows our insides: ${text.slice(0, 200)}`);
  return problems;
}

/** The problems of one answer, each with the request's name. */
export function judged(what: string, answer: Answer, expected?: readonly number[]): string[] {
  const problems = unsound(answer);
  if (expected && !expected.includes(answer.status)) {
    problems.push(`it answered ${answer.status}, not ${expected.join(' or ')}: ${answer.text.slice(0, 200)}`);
  }
  return problems.map((problem) => `${what}: ${problem}`);
}
