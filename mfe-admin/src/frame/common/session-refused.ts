import type { ShellApi } from '@portal/contract-shell-v1';
import { ApiError } from '@portal/remote-sdk';

/** Whether an error means that the session has ended; then it ends on this device, too. */
export function sessionRefused(shell: ShellApi, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  shell.session.end('expired');
  return true;
}
