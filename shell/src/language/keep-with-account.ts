import type { SessionApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { addressOf, deviceStore } from '@portal/remote-sdk';
import { untoldChoice } from './unsaved-choice';

/** A language that a signed-in person chose. */
export interface Choice {
  user: number;
  language: string;
}

/** A choice that was not sent to the account yet. It is stored, so that it survives a reload. */
const unsent = deviceStore<Choice>(untoldChoice, { of: 'device' });

/** Sends the signed-in person's choice to svc-auth. @throws when the answer is missing, or another try may succeed */
async function notify(token: string, language: string): Promise<void> {
  const { status } = await fetch(addressOf(accountCalls.updateLanguage), {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  });
  if (status >= 500) throw new Error(`Answered with ${status}`);
}

/** Sends choices one after the other, so that the last one wins. */
async function notifyAll(session: Pick<SessionApi, 'current'>): Promise<void> {
  for (;;) {
    const now = session.current();
    const choice = unsent.read();
    if (!choice) return;
    if (choice.user !== now?.user.id) return unsent.clear();
    await notify(now.token, choice.language);
    if (unsent.read()?.language === choice.language) return unsent.clear();
  }
}

let notifying: Promise<void> | undefined;

/**
 * Sends a choice to the account, or a stored one that was not sent yet. After a failure the choice stays on this device
 * for the next time.
 */
export function keepWithAccount(session: Pick<SessionApi, 'current'>, choice?: Choice): Promise<void> {
  if (choice) unsent.write(choice);
  notifying ??= notifyAll(session)
    .catch(() => undefined)
    .finally(() => {
      notifying = undefined;
    });
  return notifying;
}
