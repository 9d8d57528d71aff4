import type { MessageWords, NotifyApi, ShellApi } from '@portal/contract-shell-v1';

/** Translates text of this page, from whichever language it was shown in, into the current one. */
export type TranslateAgain = (words: string) => string;

const kinds = ['success', 'error', 'info', 'warning', 'blank'] as const;

const currentText = (message: MessageWords): string => (typeof message === 'string' ? message : message());

/**
 * The shell for a page whose short messages follow the language while they stand. A shell from before 1.2.0 gets them as
 * they read now.
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
