import type { PageComponentProps } from '@portal/remote-sdk';
import { SkipLink, usePageTitle } from '@portal/ui';
import { useLayoutEffect } from 'react';
import { Still } from '../../drawn-page/still';
import { keepDays } from './days';
import { HomeHeader } from './home-header';
import { toggleNeeds } from './needs';
import { useParts } from './parts-later';
import { Rounds } from './rounds';
import { SignInPanel } from './sign-in/panel';

/** The home page: sign in, or choose a programme and apply. */
export default function HomePage({ shell }: PageComponentProps) {
  const { branding } = shell;
  const parts = useParts(shell);
  usePageTitle(branding.name);
  useLayoutEffect(() => (parts ? undefined : keepDays()), [parts]);
  return (
    <>
      <SkipLink />
      <HomeHeader shell={shell} parts={parts} />
      <main id="main" className="p-main" tabIndex={-1}>
        <div className="p-hero">
          <Still name="welcome">{parts && <parts.Welcome />}</Still>
          <SignInPanel shell={shell} />
          <Still name="hills" tag="svg">
            {parts && <parts.Illustration />}
          </Still>
        </div>
        <Still name="programmes" onClick={toggleNeeds}>
          {parts && <parts.ProgrammeCards settings={shell.settings} />}
        </Still>
        <Rounds settings={shell.settings} />
        <Still name="started" tag="section">
          {parts && <parts.AlreadyStarted />}
        </Still>
        <Still name="after" tag="section">
          {parts && <parts.AfterApplying />}
        </Still>
      </main>
      <Still name="foot" tag="footer">
        {parts && <parts.HomeFooter branding={branding} />}
      </Still>
    </>
  );
}
