import { call, staffSignIn, type WizardSession } from './api';
import type { TestPortal } from './harness';

interface Stored {
  upload_type: string;
  file_path: string;
  original_name: string;
}

/** Path of a document of a draft below `/api/storage/`. */
export async function aStoredFile(portal: TestPortal, application: number, token: string): Promise<string> {
  const path = `/api/user/applications/${application}`;
  const { review } = await call<{ review: { uploads: Stored[] } }>(portal, 'GET', path, { token });
  const [stored] = review.uploads;
  if (!stored) throw new Error('The draft has no documents');
  return stored.file_path;
}

/** Fetches a document of a draft with the session of its applicant, or with another one that has access. */
export async function storedDocument(
  portal: TestPortal,
  { token, application_id }: Pick<WizardSession, 'token' | 'application_id'>,
  type: string,
  reader = token,
): Promise<{ name: string; bytes: Buffer }> {
  const path = `/api/user/applications/${application_id}`;
  const named = async () => {
    const { review } = await call<{ review: { uploads: Stored[] } }>(portal, 'GET', path, { token });
    return review.uploads.find(({ upload_type }) => upload_type === type);
  };
  const headers = { Authorization: `Bearer ${reader}` };
  for (;;) {
    const stored = await named();
    const answer = await fetch(`${portal.url}/api/storage/${stored?.file_path}`, { headers });
    if (answer.status === 200) {
      return { name: stored?.original_name ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
    }
    await answer.body?.cancel();
    // A page may replace the file between the two calls; then the draft names another file.
    const replaced = answer.status === 404 && (await named())?.file_path !== stored?.file_path;
    if (!replaced) throw new Error(`The document ${type} was answered ${answer.status}`);
  }
}

interface FullReview {
  review: {
    uploads: Stored[];
    references: { type: string; letter_path: string | null }[];
  };
}

/** The bytes of every file of an application, as staff get them: documents by their type, letters by their kind. */
export async function filesForStaff(
  portal: TestPortal,
  application_id: number,
): Promise<Record<string, Buffer>> {
  const { token } = await staffSignIn(portal);
  const path = `/api/admin/applications/${application_id}`;
  const { review } = await call<FullReview>(portal, 'GET', path, { token });
  const paths = [
    ...review.uploads.map((one) => [one.upload_type, one.file_path] as const),
    ...review.references.map((one) => [one.type, one.letter_path ?? ''] as const),
  ];
  const files: Record<string, Buffer> = {};
  for (const [name, file] of paths) {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${portal.url}/api/storage/${file}`, { headers });
    if (answer.status !== 200) throw new Error(`The file ${name} was answered ${answer.status}`);
    files[name] = Buffer.from(await answer.arrayBuffer());
  }
  return files;
}
