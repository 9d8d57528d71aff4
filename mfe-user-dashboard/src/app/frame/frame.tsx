import { AppHeader, LogoMark, Skeleton, SkipLink } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useDashboard } from '../../common/context';
import { MovedContext } from '../../common/heading';
import { LanguageChoice } from '../../language/language-choice';
import * as t from '../../messages/frame';
import { MenuPanel } from './menu-panel';
import { PasswordBanner } from './password-banner';
import { SideMenu } from './side-menu';

/** The frame around every view: the menu, the banner about the password, and the contact. */
export function Frame() {
  const { shell } = useDashboard();
  const { branding } = shell;
  const { pathname } = useLocation();
  const [start] = useState(pathname);
  const moved = useRef(false);
  if (pathname !== start) moved.current = true;

  return (
    <MovedContext value={moved}>
      <div className="p-sided">
        <SkipLink />
        <AppHeader branding={branding}>
          <MenuPanel />
        </AppHeader>
        <header className="p-side">
          <a className="p-brand" href="/">
            {branding.logo ? <img src={branding.logo} alt="" height="32" /> : <LogoMark />}
            <span className="p-brand-name" translate="no">
              {branding.name}
            </span>
            <span className="visually-hidden">{t.home()}</span>
          </a>
          <SideMenu label={t.sideMenu()} />
          <LanguageChoice shell={shell} />
        </header>
        <main id="main" className="p-main" tabIndex={-1}>
          <PasswordBanner />
          <Suspense fallback={<Skeleton lines={6} label={t.loadingView()} />}>
            <Outlet />
          </Suspense>
          <p className="p-muted p-small mt-6">
            {rich(
              t.writeQuestions({
                mail: () => (
                  <a translate="no" href={`mailto:${branding.mailbox}`}>
                    {branding.mailbox}
                  </a>
                ),
              }),
            )}
          </p>
        </main>
      </div>
    </MovedContext>
  );
}
