import { call } from './api';
import type { TestPortal } from './harness';

const kigaliMs = 2 * 3_600_000;

/** Minutes in a day. */
export const day = 1_440;

/** The time in Kigali, the portal's time zone, in so many minutes from now. */
export const inKigali = (minutes: number): string =>
  new Date(Date.now() + kigaliMs + minutes * 60_000).toISOString().slice(0, 16);

interface Made {
  round: { id: number; version: number };
}

/** Makes and changes rounds of the internship, as this member of staff. */
export function roundsOf(portal: TestPortal, token: string) {
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    call<Made>(portal, method, path, { token, json: body });
  const facts = (en: string, opens: string, closes: string, more: object = {}) => ({
    ...{ programme: 'intern', names: { en }, opens, closes },
    ...more,
  });
  return {
    make: async (...about: Parameters<typeof facts>) =>
      (await send('POST', '/api/admin/rounds', facts(...about))).round,
    change: ({ id, version }: Made['round'], ...about: Parameters<typeof facts>) =>
      send('PUT', `/api/admin/rounds/${id}`, { ...facts(...about), version }),
  };
}
