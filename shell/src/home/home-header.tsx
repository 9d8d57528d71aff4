import type { Branding } from '@portal/contract-shell-v1';
import { applicationPaths, homeCards, programmes } from '@portal/contract-svc-applications-v1';
import { AppHeader } from '@portal/ui';
import { SlideMenu } from './slide-menu';

export function HomeHeader({ branding }: { branding: Branding }) {
  return (
    <AppHeader branding={branding}>
      <nav className="p-home-nav" aria-label="Programmes">
        {programmes.map(({ key }) => (
          <a key={key} href={applicationPaths[key]}>
            {homeCards[key].several}
          </a>
        ))}
      </nav>
      <SlideMenu mailbox={branding.mailbox} />
    </AppHeader>
  );
}
