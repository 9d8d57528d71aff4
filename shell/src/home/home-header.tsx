import type { ShellApi } from '@portal/contract-shell-v1';
import { applicationPaths, programmes } from '@portal/contract-svc-applications-v1';
import { AppHeader } from '@portal/ui';
import { LanguageChoice } from '../language/language-choice';
import * as t from '../messages/home';
import { offerOf } from './offers';
import { SlideMenu } from './slide-menu';

export function HomeHeader({ shell }: { shell: ShellApi }) {
  const { branding } = shell;
  return (
    <AppHeader branding={branding}>
      <nav className="p-home-nav" aria-label={t.programmes()}>
        {programmes.map(({ key }) => (
          <a key={key} href={applicationPaths[key]}>
            {offerOf(key).several}
          </a>
        ))}
      </nav>
      <LanguageChoice shell={shell} />
      <SlideMenu mailbox={branding.mailbox} />
    </AppHeader>
  );
}
