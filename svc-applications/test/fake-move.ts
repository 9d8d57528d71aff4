import type { Reply } from './fake-reply';

/** Moves a person without a password of their own to another address, as svc-auth does for an administrator. */
export function moveUnproven(
  found: { email: string; hasPassword: boolean } | undefined,
  { email }: { email: string },
): Reply {
  const operation = 'moveUnprovenEmail';
  if (!found) return { operation, status: 404, body: { message: 'Nobody', request_id: 'fake' } };
  const { hasPassword, ...result } = found;
  if (hasPassword) {
    const message = 'Only they can change it.';
    return { operation, status: 409, body: { message, errors: { email: [message] }, request_id: 'fake' } };
  }
  found.email = email;
  return { operation, status: 200, body: { ...result, email } };
}
