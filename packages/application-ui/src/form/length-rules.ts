import { generalMessages, limits } from '@portal/contract-svc-applications-v1';

/** Answers of several lines; they may be longer than a line. */
const long = new Set([
  'current_address',
  'permanent_address',
  'disability_description',
  'other_skills',
  'previous_degrees',
]);
/** Answers with a limit of their own, told by their own rule. */
const own = new Set(['personal_statement', 'description']);

/**
 * Sentences about texts that are longer than the server takes. Inputs do not cut: a paste that is too long must
 * be seen, not lost.
 */
export function lengthRules(values: unknown, path = ''): Record<string, string> {
  if (typeof values === 'string') {
    const key = path.split('.').at(-1) ?? '';
    const limit = long.has(key) ? limits.text : limits.line;
    return !own.has(key) && values.trim().length > limit ? { [path]: generalMessages.tooLong(limit) } : {};
  }
  if (typeof values !== 'object' || values === null) return {};
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) => lengthRules(value, path ? `${path}.${key}` : key)),
  );
}
