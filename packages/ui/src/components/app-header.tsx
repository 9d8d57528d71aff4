import type { ReactNode } from 'react';
import { LogoMark } from '../icons';
import * as t from '../messages/page';

/** The parts of the organisation's branding that a header shows. */
export interface HeaderBranding {
  name: string;
  /** Address of an image; without it the neutral mark is shown. */
  logo?: string | null | undefined;
}

export interface AppHeaderProps {
  branding: HeaderBranding;
  /** The name of this part of the portal; the organisation's name when left out. */
  title?: string;
  homeHref?: string;
  children?: ReactNode;
}

export function AppHeader({ branding, title, homeHref = '/', children }: AppHeaderProps) {
  return (
    <header className="p-header">
      <a className="p-brand" href={homeHref}>
        {branding.logo ? <img src={branding.logo} alt="" height="32" /> : <LogoMark />}
        <span className="p-brand-name">{title ?? branding.name}</span>
        <span className="visually-hidden">{title ? t.homeWithin({ name: branding.name }) : t.home()}</span>
      </a>
      {children ? <div className="p-header-end">{children}</div> : null}
    </header>
  );
}
