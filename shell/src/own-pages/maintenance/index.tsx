import type { SettingsApi } from '@portal/contract-shell-v1';
import type { PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, Notice, SkipLink, usePageTitle } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { night, openDoor, Picture } from '@portal/ui/pictures';
import { useState, useSyncExternalStore } from 'react';
import { FooterLinks } from '../../footer-links';
import { HelpLinks } from '../../help-links';
import { LanguageChoice } from '../../language/language-choice';
import { useLanguage } from '../../language/use-language';
import * as t from '../../messages/maintenance';

/**
 * The page shown while the portal is closed to applicants. The shell leaves it automatically when the portal opens
 * again.
 */
export default function MaintenancePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  useLanguage(shell);
  const open = useOpen(shell.settings);
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const title = open ? t.openAgain() : t.periodEnded();
  usePageTitle(title, { site: branding.name });

  async function check() {
    setChecking(true);
    await shell.settings.refresh();
    setCheckedAt(new Date());
    setChecking(false);
  }

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding}>
        <LanguageChoice shell={shell} />
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <Picture drawing={open ? openDoor : night} />
        <h1>{title}</h1>
        {open ? (
          <p className="p-lead">
            {rich(
              t.goOnHere({
                home: (words) => <a href="/">{words}</a>,
              }),
            )}
          </p>
        ) : (
          <>
            <p className="p-lead">{t.closedText()}</p>
            <Notice title={t.nothingLost()}>
              <p>{t.keptUntilOpen()}</p>
            </Notice>
            <div className="p-row">
              <Button busy={checking} onClick={() => void check()}>
                {t.checkAgain()}
              </Button>
              <span className="p-small p-muted" role="status">
                {checking ? t.checking() : statement(checkedAt)}
              </span>
            </div>
          </>
        )}
        <section className="p-apart" aria-labelledby="meanwhile">
          <h2 id="meanwhile">{t.meanwhile()}</h2>
          <FooterLinks branding={branding} />
          <p>
            {rich(
              t.questions({
                mail: () => (
                  <a translate="no" href={`mailto:${branding.mailbox}`}>
                    {branding.mailbox}
                  </a>
                ),
              }),
            )}
          </p>
        </section>
      </main>
      <footer className="p-footer">
        <div className="p-footer-inside">
          <HelpLinks />
          <a href="/staff/auth">{t.staffSignIn()}</a>
        </div>
      </footer>
    </>
  );
}

function statement(checkedAt: Date | null): string {
  if (!checkedAt) return t.checksItself();
  const time = checkedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return t.stillClosed({ time });
}

/** Whether the portal is open by the latest settings; the shell requests them every few seconds. */
function useOpen(settings: SettingsApi): boolean {
  return useSyncExternalStore(settings.subscribe, () => settings.current().portalEnabled);
}
