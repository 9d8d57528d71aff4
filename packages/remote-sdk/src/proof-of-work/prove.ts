import type { ShellApi } from '@portal/contract-shell-v1';
import { languageOf } from '../call-rules';
import { type Challenge, solve } from './solve';

/** In ms: people do not notice a shorter wait. */
const NOTICED_MS = 400;

const checking = 'Checking this device…';

/** Solves a challenge in the background, and shows a message where it takes noticeably long. */
export async function proveWork(shell: ShellApi, challenge: Challenge): Promise<string> {
  const begun = performance.now();
  let notice: string | undefined;
  const translate = async () => {
    const all = await import(/* webpackChunkName: "calls" */ '../sentences/all').catch(() => undefined);
    return shell.notify.loading(all?.default[languageOf(shell)]?.[checking] ?? checking);
  };
  try {
    return await solve(challenge, async () => {
      if (notice === undefined && performance.now() - begun > NOTICED_MS) notice = await translate();
      await new Promise((resolve) => setTimeout(resolve));
    });
  } finally {
    if (notice !== undefined) shell.notify.dismiss(notice);
  }
}
