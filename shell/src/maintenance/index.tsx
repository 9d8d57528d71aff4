import type { SettingsApi } from '@portal/contract-shell-v1';
import type { PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, Notice, SkipLink, usePageTitle } from '@portal/ui';
import { useState, useSyncExternalStore } from 'react';
import { FooterLinks } from '../footer-links';
import { HelpLinks } from '../help-links';
import { Illustration } from '../illustration';

/** The page while the portal is closed to applicants. The shell leads back by itself when the portal opens again. */
export default function MaintenancePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  const open = useOpen(shell.settings);
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const title = open ? 'The portal is open again' : 'The application period has ended';
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
      <AppHeader branding={branding} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <Illustration />
        <h1>{title}</h1>
        {open ? (
          <p className="p-lead">
            You can go on where you were. <a href="/">Go to the home page</a>
          </p>
        ) : (
          <>
            <p className="p-lead">
              The portal is closed to applicants for now. Thank you for your interest in learning with us.
            </p>
            <Notice title="Nothing is lost">
              <p>
                What you have typed and not yet sent is kept on this device. Open the portal here when it is
                back.
              </p>
            </Notice>
            <div className="p-row">
              <Button busy={checking} onClick={() => void check()}>
                Check again
              </Button>
              <span className="p-small p-muted" role="status">
                {checking ? 'Checking...' : statement(checkedAt, shell.locale.timeZone)}
              </span>
            </div>
          </>
        )}
        <section className="p-apart" aria-labelledby="meanwhile">
          <h2 id="meanwhile">Meanwhile</h2>
          <FooterLinks branding={branding} />
          <p>
            Questions? Write to <a href={`mailto:${branding.mailbox}`}>{branding.mailbox}</a>.
          </p>
        </section>
      </main>
      <footer className="p-footer">
        <div className="p-footer-inside">
          <HelpLinks />
          <a href="/staff/auth">Staff sign-in</a>
        </div>
      </footer>
    </>
  );
}

function statement(checkedAt: Date | null, timeZone: string): string {
  if (!checkedAt) return 'This page also checks by itself.';
  const time = checkedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `Still closed at ${time}. This page also checks by itself.`;
}

/** Whether the portal is open, by the shell's last answer; the shell asks the server every few seconds. */
function useOpen(settings: SettingsApi): boolean {
  return useSyncExternalStore(settings.subscribe, () => settings.current().portalEnabled);
}
