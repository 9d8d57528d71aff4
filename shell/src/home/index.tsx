import { programmes } from '@portal/contract-svc-applications-v1';
import type { PageComponentProps } from '@portal/remote-sdk';
import { SkipLink, usePageTitle } from '@portal/ui';
import { Illustration } from '../illustration';
import { AfterApplying } from './after-applying';
import { HomeFooter } from './home-footer';
import { HomeHeader } from './home-header';
import { ProgrammeCard } from './programme-card';
import { SignInPanel } from './sign-in/panel';

/** 'an internship or a visit'. */
const eitherOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

/** The home page: sign in, or choose a programme and apply. */
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
              Apply for {eitherOf(programmes.map(({ one }) => one))}. Your answers are saved as you go, and
              you can come back any day with your email and phone number.
            </p>
            <p className="d-md-none">
              <a href="#programmes">See what you can apply for</a>
            </p>
          </div>
          <SignInPanel shell={shell} />
          <Illustration />
        </div>
        <div id="programmes" className="p-grid p-programmes">
          {programmes.map(({ key }) => (
            <ProgrammeCard key={key} type={key} />
          ))}
        </div>
        <AlreadyStarted />
        <AfterApplying />
      </main>
      <HomeFooter branding={branding} />
    </>
  );
}

function AlreadyStarted() {
  return (
    <section className="p-band" aria-labelledby="already-started">
      <h2 id="already-started">Already started?</h2>
      <p>Choose your programme and enter the same email and phone number: you continue where you stopped.</p>
    </section>
  );
}
