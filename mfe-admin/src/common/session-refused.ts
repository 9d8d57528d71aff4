import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '@portal/remote-sdk';

/** Whether an answer says that the session is over; then it ends here too. */
export function sessionRefused(shell: ShellApi, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  shell.session.end('expired');
  return true;
}
