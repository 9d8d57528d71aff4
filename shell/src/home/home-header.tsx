import type { Branding } from '@portal/contract-shell-v1';
import { AppHeader } from '@portal/ui';
import { SlideMenu } from './slide-menu';

export function HomeHeader({ branding }: { branding: Branding }) {
  return (
    <AppHeader branding={branding}>
      <nav className="p-home-nav" aria-label="Programmes">
        <a href="/application/interns">Internships</a>
        <a href="/application/visitors">Visits</a>
      </nav>
      <SlideMenu mailbox={branding.mailbox} />
    </AppHeader>
  );
}
