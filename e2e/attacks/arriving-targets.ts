import { createHash } from 'node:crypto';
import { call } from '../support/api';
import type { TestPortal } from '../support/harness';
import type { Ids } from './cast';
import { thePdf } from './forms';
import type { Target } from './target';

const path = '/api/arriving-files';
const announced = () => ({
  name: 'cv.pdf',
  size: thePdf().length,
  sha256: createHash('sha256').update(thePdf()).digest('hex'),
});

/** Begins a file of one piece; returns its id. */
export async function beginArriving(portal: TestPortal, token: string): Promise<string> {
  return (await call<{ id: string }>(portal, 'POST', path, { token, json: announced() })).id;
}

const sender = { who: 'wizard', by: 'internWizard' } as const;
const ofFile =
  (after = '') =>
  ({ arriving }: Ids) =>
    `${path}/${arriving}${after}`;

/** Files that are sent in pieces. */
export const arrivingTargets: Record<string, Target> = {
  U01: { ...sender, json: announced, also: ['admin'] },
  U02: {
    ...sender,
    owned: true,
    path: ofFile('/pieces'),
    fields: () => ({ number: 0 }),
    files: ['piece'],
  },
  U03: { ...sender, owned: true, path: ofFile(), right: 204 },
};
