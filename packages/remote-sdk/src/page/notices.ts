import type { MessageWords, NotifyApi, ShellApi } from '@portal/contract-shell-v1';

/** Translates a text that this page showed earlier, in whichever language, into the current language. */
export type TranslateAgain = (words: string) => string;

const kinds = ['success', 'error', 'info', 'warning', 'blank'] as const;

const currentText = (message: MessageWords): string => (typeof message === 'string' ? message : message());

/**
 * Returns a shell whose short messages change their language while they are shown. Shells before 1.2.0 get each message
 * as plain text in the language of the moment.
 */
export function followedBy(shell: ShellApi, again: TranslateAgain | undefined): ShellApi {
  const { notify } = shell;
  const words = (message: MessageWords): MessageWords => {
    const now = currentText(message);
    return again && notify.drawAnew ? () => again(now) : now;
  };
  const notifying: NotifyApi = { ...notify, loading: (message) => notify.loading(words(message)) };
  for (const kind of kinds) notifying[kind] = (message, options) => notify[kind](words(message), options);
  return { ...shell, notify: notifying };
}
