import { hashOfSecret, newSecret, type Stores } from '../platform';
import { isAwaited, type LetterRequest, linkGoodForMs } from './letter-request';
import type { LinkPurpose } from './link-store';

/** A referee whose letter is still awaited, with the application; undefined otherwise. */
export async function awaited(stores: Stores, requestId: number) {
  const request = await stores.letters.find(requestId);
  const application = request && (await stores.applications.find({ id: request.applicationId }));
  return request && application && isAwaited(request, application) ? { request, application } : undefined;
}

/** Makes the secret of a link, and stores its hash. */
export async function newLink(
  { letters }: Stores,
  { id: requestId, applicationId }: LetterRequest,
  purpose: LinkPurpose,
  mailbox: string | null,
): Promise<string> {
  const secret = newSecret();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + linkGoodForMs);
  const link = { requestId, applicationId, purpose, mailbox, expiresAt };
  await letters.addLink({ ...link, secretHash: hashOfSecret(secret) }, now);
  return secret;
}
