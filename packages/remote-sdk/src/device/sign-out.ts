import type { ShellApi } from '@portal/contract-shell-v1';

/**
 * Signs out through the shell, which first asks about text that is stored on this device alone; `onServer` ends the
 * session on the server. Resolves with false when the person decides to stay.
 */
export async function signOut(
  { session }: Pick<ShellApi, 'session'>,
  onServer: () => Promise<unknown>,
): Promise<boolean> {
  if (session.signOut) return session.signOut(onServer);
  // Earlier shells have no such question.
  await onServer().catch(() => undefined);
  session.end('signed-out');
  return true;
}
