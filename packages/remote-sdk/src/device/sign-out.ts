import type { ShellApi } from '@portal/contract-shell-v1';

/**
 * Signs out by the shell, which asks about text that is on this device alone; `onServer` ends the session there. Resolves
 * with false when the person stays.
 */
export async function signOut(
  { session }: Pick<ShellApi, 'session'>,
  onServer: () => Promise<unknown>,
): Promise<boolean> {
  if (session.signOut) return session.signOut(onServer);
  // An earlier shell asks nothing.
  await onServer().catch(() => undefined);
  session.end('signed-out');
  return true;
}
