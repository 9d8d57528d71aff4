import type { PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { FooterLinks } from './footer-links';
import { HelpLinks } from './help-links';
import { LanguageChoice } from './language/language-choice';

/** A page of text: head, narrow column, footer. */
export function MessagePage({ shell, children }: PageComponentProps & { children: ReactNode }) {
  const { branding } = shell;
  return (
    <>
      <SkipLink />
      <AppHeader branding={branding}>
        <LanguageChoice shell={shell} />
      </AppHeader>
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
