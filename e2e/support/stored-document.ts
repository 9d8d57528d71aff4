import { call, type WizardSession } from './api';
import type { TestPortal } from './harness';

interface Stored {
  upload_type: string;
  file_path: string;
  original_name: string;
}

/** A stored document of somebody's draft, opened with their session or another that may. */
export async function storedDocument(
  portal: TestPortal,
  { token, application_id }: Pick<WizardSession, 'token' | 'application_id'>,
  type: string,
  reader = token,
): Promise<{ name: string; bytes: Buffer }> {
  const path = `/api/user/applications/${application_id}`;
  const { review } = await call<{ review: { uploads: Stored[] } }>(portal, 'GET', path, { token });
  const [stored] = review.uploads.filter(({ upload_type }) => upload_type === type);
  const headers = { Authorization: `Bearer ${reader}` };
  const answer = await fetch(`${portal.url}/api/storage/${stored?.file_path}`, { headers });
  if (answer.status !== 200) throw new Error(`The document ${type} was answered ${answer.status}`);
  return { name: stored?.original_name ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}
