import { createHash } from 'node:crypto';
import { call } from '../support/api';
import type { TestPortal } from '../support/harness';
import { thePdf } from './forms';

export const path = '/api/arriving-files';
/** The announcement of the common PDF, in one piece. */
export const announced = () => ({
  name: 'cv.pdf',
  size: thePdf().length,
  sha256: createHash('sha256').update(thePdf()).digest('hex'),
});

/** Begins a chunked upload of one piece; returns its id. */
export async function beginChunkedUpload(portal: TestPortal, token: string): Promise<string> {
  return (await call<{ id: string }>(portal, 'POST', path, { token, json: announced() })).id;
}
