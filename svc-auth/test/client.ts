import openapi from '@portal/contract-svc-auth-v1/openapi.json';
import { expectToFollow } from '@portal/test-kit';

export const credential = 'the-service-credential-of-tests';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
  /** `Set-Cookie` lines by the cookie's name, one line for each path. */
  cookies: Record<string, string[]>;
}

export interface RequestOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The client's network address. */
  address?: string;
}

/** Sends requests to the service and checks every answer against the contract. */
export interface Client {
  call(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** Sends a request with the service credential. */
  internal(method: string, path: string, options?: RequestOptions): Promise<Answer>;
}

export function createClient(url: string): Client {
  const call: Client['call'] = async (method, path, { body, token, headers, address = '10.0.0.1' } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Forwarded-For': address,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answered = text ? JSON.parse(text) : undefined;
    expectToFollow(openapi, operationAt(method, path), response.status, answered);
    return {
      status: response.status,
      headers: response.headers,
      body: answered,
      cookies: cookiesOf(response.headers),
    };
  };
  return {
    call,
    internal: (method, path, options = {}) =>
      call(method, path, {
        ...options,
        headers: { Authorization: `Service ${credential}`, ...options.headers },
      }),
  };
}

/** Returns the contract's operation at this address. */
function operationAt(method: string, path: string): string {
  const asked = path.replace(/\?.*/, '').split('/');
  for (const [template, operations] of Object.entries<Record<string, { operationId: string }>>(
    openapi.paths,
  )) {
    const parts = template.split('/');
    const fits =
      parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at]);
    const operation = fits && operations[method.toLowerCase()];
    if (operation) return operation.operationId;
  }
  throw new Error(`The contract knows no ${method} ${path}`);
}

function cookiesOf(headers: Headers): Record<string, string[]> {
  const cookies: Record<string, string[]> = {};
  for (const line of headers.getSetCookie()) {
    const name = line.slice(0, line.indexOf('='));
    cookies[name] = [...(cookies[name] ?? []), line];
  }
  return cookies;
}
