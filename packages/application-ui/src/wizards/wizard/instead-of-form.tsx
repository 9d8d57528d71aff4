import { AppHeader, SkipLink, usePageTitle } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from './app-context';
import { LanguageChoice } from './language-choice';

/** A page in place of the form, whose heading is focused when it opens. */
export function InsteadOfForm({ heading, children }: { heading: string; children: ReactNode }) {
  const { shell, programme } = useApp();
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(heading, { site: shell.branding.name });
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding} title={programme.title}>
        <LanguageChoice />
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={title} tabIndex={-1} className="mb-3">
          {heading}
        </h1>
        {children}
      </main>
    </>
  );
}
