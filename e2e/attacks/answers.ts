/** A request as somebody sends it who means harm, and what every answer has to be like, whatever was asked. */

export interface Attack {
  method: string;
  /** With its query, as it goes over the wire. */
  path: string;
  token?: string | undefined;
  cookie?: string;
  json?: unknown;
  /** Sent as it is, with `type`. */
  raw?: string | Uint8Array;
  type?: string;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** An empty object when it is no JSON. */
  body: Record<string, unknown>;
}

export type Ask = (attack: Attack) => Promise<Answer>;

export function createAsk(url: string): Ask {
  return async ({ method, path, token, cookie, json, raw, type, form, headers }) => {
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
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  };
}

function parsed(text: string): Record<string, unknown> {
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

/** What is wrong with an answer as such: a page, a stack, a failure of ours, an error that does not say what it is. */
export function unsound({ status, headers, text, body }: Answer): string[] {
  const problems: string[] = [];
  if (status >= 500 && body.portal_enabled !== false) problems.push(`it answered ${status}`);
  if (headers.get('content-type')?.includes('html')) problems.push('it answered a page');
  if (!headers.get('x-request-id')) problems.push('it has no request id');
  if (status < 400) return problems;
  if (typeof body.message !== 'string' || body.message === '') problems.push('it does not say what is wrong');
  if (body.request_id !== headers.get('x-request-id')) problems.push('its body has another request id');
  if (inside.some((sign) => sign.test(text))) problems.push(`it tells of our insides: ${text.slice(0, 200)}`);
  return problems;
}

/** Problems of one answer, each with what was asked. */
export function judged(what: string, answer: Answer, expected?: readonly number[]): string[] {
  const problems = unsound(answer);
  if (expected && !expected.includes(answer.status)) {
    problems.push(`it answered ${answer.status}, not ${expected.join(' or ')}: ${answer.text.slice(0, 200)}`);
  }
  return problems.map((problem) => `${what}: ${problem}`);
}
