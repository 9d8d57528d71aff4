import type { Branding } from '@portal/contract-shell-v1';
import { AppHeader, SkipLink } from '@portal/ui';
import type { ReactNode } from 'react';

/** What is the same on both sides of the staff's door: the header with the way home, and a narrow page. */
export function DoorFrame({ branding, children }: { branding: Branding; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AppHeader branding={branding}>
        <a href="/">Home page</a>
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
