import type { ComponentProps, ReactNode } from 'react';
import { LogoMark } from '../base/icons';
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
  title?: string | undefined;
  homeHref?: string;
  children?: ReactNode;
}

type BrandLinkProps = ComponentProps<'a'> & Pick<AppHeaderProps, 'branding' | 'title'>;

/** The logo and the name, as a link to the home page. */
export function BrandLink({ branding, title, ...link }: BrandLinkProps) {
  return (
    <a {...link} className="p-brand">
      {branding.logo ? <img src={branding.logo} alt="" height="32" /> : <LogoMark />}
      <span className="p-brand-name" translate={title ? undefined : 'no'}>
        {title ?? branding.name}
      </span>
      <span className="visually-hidden">{title ? t.homeWithin({ name: branding.name }) : t.home()}</span>
    </a>
  );
}

export function AppHeader({ branding, title, homeHref = '/', children }: AppHeaderProps) {
  return (
    <header className="p-header">
      <BrandLink branding={branding} title={title} href={homeHref} />
      {children ? <div className="p-header-end">{children}</div> : null}
    </header>
  );
}
