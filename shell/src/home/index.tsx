import type { PageComponentProps } from '@portal/remote-sdk';
import { SkipLink, usePageTitle } from '@portal/ui';
import { Illustration } from '../illustration';
import { AlreadyStarted } from './already-started';
import { HomeFooter } from './home-footer';
import { HomeHeader } from './home-header';
import { ProgrammeCard } from './programme-card';
import { programmes } from './programmes';
import { SignInPanel } from './sign-in/panel';

/** Where everybody starts: to sign in, or to choose a programme and apply. */
export default function HomePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  usePageTitle(branding.name);
  return (
    <>
      <SkipLink />
      <HomeHeader branding={branding} />
      <main id="main" className="p-main" tabIndex={-1}>
        <div className="p-hero">
          <div className="p-hero-words">
            <p className="p-eyebrow">Palliative care education, research and advocacy</p>
            <h1>Come and learn with us in Rwanda</h1>
            <p className="p-lead">
              Apply for an internship or a short visit. Your answers are saved as you go, and you can come
              back any day with your email and phone number.
            </p>
          </div>
          <SignInPanel shell={shell} />
          <Illustration />
        </div>
        <div className="p-grid p-programmes">
          {programmes.map((programme) => (
            <ProgrammeCard key={programme.href} programme={programme} />
          ))}
        </div>
        <AlreadyStarted />
      </main>
      <HomeFooter branding={branding} />
    </>
  );
}
