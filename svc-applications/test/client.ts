import type { AnswerBody, operations } from '@portal/contract-svc-applications-v1';
import openapi from '@portal/contract-svc-applications-v1/openapi.json';
import { expectToFollow } from '@portal/test-kit';

type Operation = keyof operations;

/** The members of errors and writes; a test reads the members that it expects. */
interface ResponseBody {
  message: string;
  errors: Record<string, string[]>;
  request_id: string;
  version: number;
  current: { form_data: Record<string, unknown>; current_step: number };
  portal_enabled: boolean;
  available_on: string;
  offer_state: string;
  clashes: { kind: string; label: string | null }[];
  application_id: number;
  held: { id: number; status: string; message: string; held_at: string; goes_out_at: string };
}

/** The body of an operation, even if the type names several operations. */
type BodyOf<O extends Operation> = O extends Operation ? AnswerBody<O> | AnswerBody<O, 201> : never;

export interface Answer<O extends Operation = Operation> {
  status: number;
  headers: Headers;
  body: BodyOf<O> & ResponseBody;
}

export interface Options {
  /** The path parameters. */
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** A form with fields and files, instead of JSON. */
  form?: Record<string, string | number | File>;
  token?: string;
  headers?: Record<string, string>;
}

/** Makes one call by its id in the contract, and checks the response against the contract. */
export type Client = <O extends Operation>(operation: O, options?: Options) => Promise<Answer<O>>;

const uploadTargets = new Map<string, { method: string; path: string }>(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string }>).map(
      ([method, { operationId }]) => [operationId, { method: method.toUpperCase(), path }] as const,
    ),
  ),
);

export function createClient(url: string): Client {
  return async (operation, { params = {}, query, body, form, token, headers } = {}) => {
    const known = uploadTargets.get(operation);
    if (!known) throw new Error(`The contract knows no ${operation}`);
    const response = await fetch(url + pathOf(known.path, params) + queryOf(query), {
      method: known.method,
      headers: {
        'X-Forwarded-For': '10.1.2.3',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: formData(form) }),
    });
    const text = await response.text();
    const answer = text ? JSON.parse(text) : undefined;
    expectToFollow(openapi, operation, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
}

const pathOf = (path: string, params: Record<string, string | number>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));

const queryOf = (query: Record<string, string | number> = {}): string => {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) written.set(name, String(value));
  return written.size > 0 ? `?${written}` : '';
};

function formData(members: Record<string, string | number | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
