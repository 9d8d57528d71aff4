import { programmes } from '@portal/contract-svc-applications-v1';
import type { PageComponentProps } from '@portal/remote-sdk';
import { SkipLink, usePageTitle } from '@portal/ui';
import { Illustration } from '../illustration';
import { useLanguage } from '../language/use-language';
import * as t from '../messages/home';
import { AfterApplying } from './after-applying';
import { HomeFooter } from './home-footer';
import { HomeHeader } from './home-header';
import { offerOf } from './offers';
import { ProgrammeCard } from './programme-card';
import { SignInPanel } from './sign-in/panel';

/** 'an internship or a visit'. */
function eitherOf(names: readonly string[]): string {
  const some = names.slice(0, -1).join(', ');
  const last = names.at(-1) ?? '';
  return some ? t.or({ some, last }) : last;
}

/** The home page: sign in, or choose a programme and apply. */
export default function HomePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  useLanguage(shell);
  usePageTitle(branding.name);
  return (
    <>
      <SkipLink />
      <HomeHeader shell={shell} />
      <main id="main" className="p-main" tabIndex={-1}>
        <div className="p-hero">
          <div className="p-hero-words">
            <p className="p-eyebrow">{t.eyebrow()}</p>
            <h1>{t.welcome()}</h1>
            <p className="p-lead">
              {t.lead({ programmes: eitherOf(programmes.map(({ key }) => offerOf(key).one)) })}
            </p>
            <p className="d-md-none p-small">
              <a href="#programmes">{t.toProgrammes()}</a>
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
      <h2 id="already-started">{t.startedHeading()}</h2>
      <p>{t.startedText()}</p>
    </section>
  );
}
