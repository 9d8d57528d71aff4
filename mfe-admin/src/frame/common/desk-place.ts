import { type ApplicationType, isProgramme } from '@portal/contract-svc-applications-v1';

/** A place on the reading desk, from an address. */
export type DeskPlace =
  | { kind: 'overview' }
  | { kind: 'list'; type: ApplicationType; id: number | null }
  /** An application by its id; the address does not name its programme. */
  | { kind: 'find'; id: number }
  | { kind: 'nowhere' };

export function placeOf(type: string | undefined, id: string | undefined): DeskPlace {
  if (type === undefined) return { kind: 'overview' };
  const number = id === undefined ? null : Number(id);
  if (number !== null && !(Number.isInteger(number) && number > 0)) return { kind: 'nowhere' };
  if (isProgramme(type)) return { kind: 'list', type, id: number };
  if (type === 'applications') return number === null ? { kind: 'overview' } : { kind: 'find', id: number };
  return { kind: 'nowhere' };
}

export const deskPath = (type: ApplicationType, id?: number): string =>
  id === undefined ? `/dashboard/${type}` : `/dashboard/${type}/${id}`;
