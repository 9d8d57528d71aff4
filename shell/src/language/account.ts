import type { LanguageApi, SessionApi } from '@portal/contract-shell-v1';

/** Whether somebody chose a language on this device. */
const hasChoice = (): boolean => /(?:^|;\s*)language=/.test(document.cookie);

/** The account's language, where nobody chose one on this device. */
export const ownLanguage = (session: Pick<SessionApi, 'current'>): string | undefined =>
  hasChoice() ? undefined : session.current()?.user.language;

/**
 * Speaks the language of whoever signs in, where nobody chose one on this device, and keeps a choice with the account of
 * whoever is signed in: mails are written in it, and their next device speaks it.
 */
export function withAccount(
  { api, speak }: { api: LanguageApi; speak(language: string): Promise<void> },
  session: SessionApi,
): LanguageApi {
  session.subscribe(() => {
    const own = ownLanguage(session);
    if (own && own !== api.current() && api.offered.includes(own)) speak(own).catch(() => undefined);
  });
  return {
    ...api,
    async choose(language) {
      await api.choose(language);
      await keep(session, language);
    },
  };
}

/** A choice holds on this device whether or not it was kept. */
async function keep(session: SessionApi, language: string): Promise<void> {
  const now = session.current();
  if (!now) return;
  session.start({ ...now, user: { ...now.user, language } });
  try {
    const { keepWithAccount } = await import(/* webpackChunkName: "sign-in" */ './keep-with-account');
    await keepWithAccount(now.token, language);
  } catch {
    // Without a line the mails stay in the language of before.
  }
}
