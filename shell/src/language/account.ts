import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';
import type { Choice } from './keep-with-account';
import { untoldChoice } from './unsaved-choice';

/** Whether a language was chosen on this device. */
const hasChoice = (): boolean => /(?:^|;\s*)language=/.test(document.cookie);

/** The account's language, when none was chosen on this device. */
export const ownLanguage = (session: Pick<SessionApi, 'current'>): string | undefined =>
  hasChoice() ? undefined : session.current()?.user.language;

/**
 * Uses the language of the signed-in person's account when none was chosen on this device, and stores a choice with the
 * account: it is the language of the person's mails and of their next device.
 */
export function withAccount(
  { api, setLanguage }: { api: LanguageApi; setLanguage(language: string): Promise<void> },
  session: SessionApi,
): LanguageApi {
  session.subscribe(() => {
    const own = ownLanguage(session);
    if (own && own !== api.current() && api.offered.includes(own)) setLanguage(own).catch(() => undefined);
  });
  let untold: Choice | undefined;
  /** Sends a choice to the account. On this device it counts at once; while offline it is sent once online again. */
  const keep = (): Promise<void> =>
    import(/* webpackChunkName: "sign-in" */ './keep-with-account').then(
      ({ keepWithAccount }) => {
        const choice = untold;
        untold = undefined;
        return keepWithAccount(session, choice);
      },
      () => undefined,
    );
  const again = () => void ((untold || isUntold()) && keep());
  window.addEventListener('online', again);
  again();
  return {
    ...api,
    async choose(language) {
      await api.choose(language);
      const now = session.current();
      if (!now) return;
      session.start({ ...now, user: { ...now.user, language } });
      untold = { user: now.user.id, language };
      await keep();
    },
  };
}

/** Whether an earlier page stored a choice that was not sent to the account yet. */
function isUntold(): boolean {
  try {
    return untoldChoice in localStorage;
  } catch {
    return false;
  }
}
