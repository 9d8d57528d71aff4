import { ApiError, createApiClient, type PageComponentProps } from '@portal/remote-sdk';
import { Skeleton, usePageTitle } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Invited, readInvitation } from '../../api/invitation';
import { FailedNotice } from '../../frame/common/failed-notice';
import * as t from '../../messages/invitation';
import { SignInFrame } from '../sign-in-frame';
import { AcceptForm } from './accept-form';

type Opened =
  | { state: 'loading' }
  | { state: 'open'; invited: Invited }
  /** The link is no longer valid: used, replaced, withdrawn or expired. */
  | { state: 'gone'; message: string }
  | { state: 'failed'; message: string };

export interface InvitationProps extends PageComponentProps {
  token: string;
}

/** The page of an invitation's link: the invited person chooses a password. */
export default function Invitation({ shell, token }: InvitationProps) {
  const api = useMemo(() => createApiClient(shell), [shell]);
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const gone = useCallback((message: string) => setOpened({ state: 'gone', message }), []);

  const open = useCallback(() => {
    setOpened({ state: 'loading' });
    readInvitation(api, token).then(
      (invited) => setOpened({ state: 'open', invited }),
      (error: unknown) => {
        const message = error instanceof ApiError ? error.message : t.wentWrong();
        const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422);
        setOpened({ state: isGone ? 'gone' : 'failed', message });
      },
    );
  }, [api, token]);
  useEffect(open, [open]);

  const title = opened.state === 'gone' ? t.linkGone() : t.staffWelcome();
  usePageTitle(title, { site: shell.branding.name, error: opened.state === 'gone' });

  return (
    <SignInFrame shell={shell}>
      <h1>{title}</h1>
      {opened.state === 'loading' ? <Skeleton lines={4} label={t.invitationLoading()} /> : null}
      {opened.state === 'failed' ? (
        <FailedNotice title={t.invitationNotOpened()} message={opened.message} retry={open} />
      ) : null}
      {opened.state === 'gone' ? <Gone message={opened.message} /> : null}
      {opened.state === 'open' ? (
        <AcceptForm shell={shell} api={api} token={token} invited={opened.invited} gone={gone} />
      ) : null}
    </SignInFrame>
  );
}

function Gone({ message }: { message: string }) {
  return (
    <div role="alert">
      <p>{translated(message)}</p>
      <p>{rich(t.linkOnce({ link: (words) => <a href="/staff/auth">{words}</a> }))}</p>
    </div>
  );
}
