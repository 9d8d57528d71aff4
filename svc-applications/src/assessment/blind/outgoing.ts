import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';

type Result = Record<string, unknown>;

const isReleased = (value: unknown): value is Result => typeof value === 'object' && value !== null;

/** Whether a member of an answer is an application of one of these programmes, or refers to one. */
const isOf = (event: Result, programmes: readonly ApplicationType[]): boolean =>
  (
    [
      [event.id, event.type],
      [event.application_id, event.application_type ?? event.type],
      [event.original_application_id, event.application_type],
    ] as const
  ).some(([id, type]) => typeof id === 'number' && programmes.includes(type as ApplicationType));

/**
 * An answer without its data on applications of programmes that are read without names: entries of lists go, single
 * ones become null, and references within texts are replaced. The queries leave them out already; what one of them
 * forgets, or what another application contains about them, is removed here.
 */
export function withoutBlind(answer: unknown, programmes: readonly ApplicationType[]): unknown {
  const prefixes = programmes.map((type) => programmeOf(type).prefix).join('|');
  const references = new RegExp(`\\b(?:${prefixes})-\\d+`, 'gi');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(references, hiddenWord);
    if (Array.isArray(value))
      return value.filter((one) => !(isReleased(one) && isOf(one, programmes))).map(clean);
    if (!isReleased(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    if (isOf(value, programmes)) return null;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]));
  };
  return clean(answer);
}

/** In the place of what identifies somebody. */
export const hiddenWord = '[hidden]';
