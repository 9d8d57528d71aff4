import type { ShellApi } from '@portal/contract-shell-v1';
import { AppHeader, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../frame/language';
import * as t from '../messages/sign-in';

/** The frame of the staff's sign-in and invitation: the header with the link home, and a narrow page. */
export function SignInFrame({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding}>
        <LanguageChoice shell={shell} />
        <a href="/">{t.homePage()}</a>
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
