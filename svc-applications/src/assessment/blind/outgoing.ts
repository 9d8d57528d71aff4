import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';

type Result = Record<string, unknown>;

const isObject = (value: unknown): value is Result => typeof value === 'object' && value !== null;

/** Whether an object in a response is an application of one of these programmes, or refers to one. */
const isOf = (entry: Result, programmes: readonly ApplicationType[]): boolean =>
  (
    [
      [entry.id, entry.type],
      [entry.application_id, entry.application_type ?? entry.type],
      [entry.original_application_id, entry.application_type],
    ] as const
  ).some(([id, type]) => typeof id === 'number' && programmes.includes(type as ApplicationType));

/**
 * Removes applications of programmes that are read without names from a response: list entries are dropped, single
 * objects become null, and references within texts are replaced. Queries already leave these applications out; this
 * catches what a query forgets, or what another application says about them.
 */
export function withoutBlind(answer: unknown, programmes: readonly ApplicationType[]): unknown {
  const prefixes = programmes.map((type) => programmeOf(type).prefix).join('|');
  const references = new RegExp(`\\b(?:${prefixes})-\\d+`, 'gi');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(references, hiddenWord);
    if (Array.isArray(value))
      return value.filter((one) => !(isObject(one) && isOf(one, programmes))).map(clean);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    if (isOf(value, programmes)) return null;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return clean(answer);
}

/** Replaces a text that identifies somebody. */
export const hiddenWord = '[hidden]';
