import type { ShellApi } from '@portal/contract-shell-v1';
import { createApiClient } from '@portal/remote-sdk';
import { Notice, usePageTitle } from '@portal/ui';
import { useEffect, useMemo, useRef } from 'react';
import { type Staff, StaffContext } from '../../frame/common/staff-context';
import * as t from '../../messages/second-step';
import SetUp from '../second-factor/set-up';
import type { NarrowSignIn } from './use-sign-in';

export interface SetUpFirstProps {
  shell: ShellApi;
  signedIn: NarrowSignIn;
  startAgain: () => void;
}

/** Makes an administrator set up the second factor that this portal requires, before anything else. */
export default function SetUpFirst({ shell, signedIn, startAgain }: SetUpFirstProps) {
  const { token, user, password } = signedIn;
  // This token only allows setting up the factor, so it does not become the portal's session.
  const staff = useMemo((): Staff => {
    const session = { ...shell.session, current: () => ({ token, user }), end: startAgain };
    const own = { ...shell, session };
    return {
      shell: own,
      api: createApiClient(own),
      userId: user.id,
      can: () => false,
      proven: (doing) => doing(),
    };
  }, [shell, token, user, startAgain]);
  usePageTitle(t.setUpTitle(), { site: shell.branding.name });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);

  return (
    <StaffContext value={staff}>
      <h1 ref={title} tabIndex={-1}>
        {t.setUpTitle()}
      </h1>
      <Notice title={t.setUpNotice()}>
        <p>{t.setUpText({ name: shell.branding.name })}</p>
      </Notice>
      <SetUp
        password={password}
        cancel={startAgain}
        done={(opened) => {
          if (opened) shell.session.start(opened);
          shell.navigate('/dashboard');
        }}
      />
    </StaffContext>
  );
}
