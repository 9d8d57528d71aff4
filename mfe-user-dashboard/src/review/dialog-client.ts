import type { ShellApi } from '@portal/contract-shell-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { statusOf } from '../common/messages';

/**
 * The client for saving and uploading. When the session has ended it leads to the home page; typed text stays on the
 * device.
 */
export function dialogClient(client: ApiClient, shell: ShellApi): ApiClient {
  async function signedIn<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (statusOf(error) === 401) shell.session.end('expired');
      throw error;
    }
  }
  return {
    send: (...request) => signedIn(client.send(...request)),
    upload: (...request) => signedIn(client.upload(...request)),
  };
}
