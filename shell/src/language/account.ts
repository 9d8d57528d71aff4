import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';
import type { Choice } from './keep-with-account';
import { untoldChoice } from './unsaved-choice';

/** Whether somebody chose a language on this device. */
const hasChoice = (): boolean => /(?:^|;\s*)language=/.test(document.cookie);

/** The account's language, where nobody chose one on this device. */
export const ownLanguage = (session: Pick<SessionApi, 'current'>): string | undefined =>
  hasChoice() ? undefined : session.current()?.user.language;

/**
 * Uses the language of the signed-in person, where nobody chose one on this device, and keeps a choice with the account
 * of that person: mails are written in it, and their next device uses it.
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
  /** A choice holds on this device at once; when offline it is sent to the account once online again. */
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

/** Whether this device has not sent a choice to the account yet, which an earlier page stored. */
function isUntold(): boolean {
  try {
    return untoldChoice in localStorage;
  } catch {
    return false;
  }
}
