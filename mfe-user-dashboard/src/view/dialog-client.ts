import type { ShellApi } from '@portal/contract-shell-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { statusOf } from '../common/messages';

/** The client for saving and uploading: an ended session leads home, what was typed waits on the device. */
export function dialogClient(client: ApiClient, shell: ShellApi): Pick<ApiClient, 'put' | 'upload'> {
  async function signedIn<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (statusOf(error) === 401) shell.session.end('expired');
      throw error;
    }
  }
  return {
    put: (path, body, options) => signedIn(client.put(path, body, options)),
    upload: (path, form, options) => signedIn(client.upload(path, form, options)),
  };
}
