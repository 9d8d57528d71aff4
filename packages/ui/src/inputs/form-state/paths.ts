/** Rules, server answers and field names refer to a place in a form by a path such as 'institutions.0.name'. */
type Box = Record<string, unknown> | unknown[];

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** The value at a path, or undefined. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((box, key) => (isBox(box) ? (box as Record<string, unknown>)[key] : undefined), values);
}

/** A copy with another value at a path; values outside the path keep their identity. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = isBox(values) ? (values as Record<string, unknown>)[key] : undefined;
  const next = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join('.'), value);
  if (Array.isArray(values)) return values.map((old, index) => (String(index) === key ? next : old)) as T;
  return { ...values, [key]: next };
}
