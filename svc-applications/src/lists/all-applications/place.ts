import { Invalid } from '@portal/service-kit/errors';
import { message } from '../../platform';
import type { Place } from './all-applications';

/** A position as text for a web address. */
export const writePlace = (place: Place): string =>
  Buffer.from(JSON.stringify(place), 'utf8').toString('base64url');

const sentence = message('noSuchPage');

/**
 * Reads a position from a web address.
 * @throws Invalid if it does not fit an order with these columns
 */
export function readPlace(field: 'after' | 'before', written: string, columns: string[]): Place {
  const place = parsed(written);
  if (!Array.isArray(place) || place.length !== columns.length + 1)
    throw new Invalid({ [field]: [sentence] });
  const id = place.at(-1);
  const fits = place.slice(0, -1).every((value, index) => isValue(value, columns[index] ?? ''));
  if (!fits || typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 2_147_483_647)
    throw new Invalid({ [field]: [sentence] });
  return place as Place;
}

const farthest = 8_640_000_000_000_000;

const isValue = (value: unknown, column: string): boolean =>
  column.endsWith('_at')
    ? value === null || (typeof value === 'number' && Math.abs(value) <= farthest && Number.isInteger(value))
    : typeof value === 'string' && value.length <= 200 && !value.includes('\0');

function parsed(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
