import type { SessionApi } from '@portal/contract-shell-v1';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { addressOf, deviceStore } from '@portal/remote-sdk';
import { untoldChoice } from './unsaved-choice';

/** What somebody chose while they were signed in. */
export interface Choice {
  user: number;
  language: string;
}

/** The choice that the account of the person does not know yet; for a page that is opened again, too. */
const unsent = deviceStore<Choice>(untoldChoice, { of: 'device' });

/** Sends svc-auth the choice of the signed-in person. @throws where the answer did not come, or may be another later */
async function notify(token: string, language: string): Promise<void> {
  const { status } = await fetch(addressOf(accountCalls.updateLanguage), {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  });
  if (status >= 500) throw new Error(`Answered with ${status}`);
}

/** One after the other: the last choice is the one that stays. */
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
 * Sends the account a choice, or the one that it does not know yet. Where that fails it stays on this device for the next
 * time.
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
