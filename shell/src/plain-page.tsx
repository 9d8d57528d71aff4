import type { Branding } from '@portal/contract-shell-v1';
import { AppHeader, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { FooterLinks } from './footer-links';
import { HelpLinks } from './help-links';

/** A page of text: head, narrow column, footer. */
export function PlainPage({ branding, children }: { branding: Branding; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        {children}
      </main>
      <footer className="p-footer">
        <div className="p-footer-inside">
          <FooterLinks branding={branding} />
          <HelpLinks />
        </div>
      </footer>
    </>
  );
}
