import type { Session } from '@portal/contract-shell-v1';
import { useState } from 'react';
import {
  type BegunFactor,
  beginSecondFactor,
  type ConfirmedFactor,
  confirmSecondFactor,
} from '../api/second-factor';
import { useStaff } from '../common/staff-context';
import { AppPicture } from './app-picture';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

export interface SetUpProps {
  cancel: () => void;
  /** Called when it is on and the recovery codes are kept; with the session that the server opened, if it did. */
  done: (opened: Session | null) => void;
  /** Given where it was typed a moment ago; else it is asked for. */
  password?: string;
}

/** Sets up an authenticator app: the password, the picture with its first code, the recovery codes. */
export default function SetUp({ cancel, done, password: known }: SetUpProps) {
  const { api } = useStaff();
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const [confirmed, setConfirmed] = useState<ConfirmedFactor | null>(null);
  if (confirmed)
    return <RecoveryCodes codes={confirmed.recovery_codes} done={() => done(sessionOf(confirmed))} />;
  if (begun)
    return (
      <ProofForm
        key="code"
        asks={['code']}
        button="Turn it on"
        cancel={cancel}
        send={async ({ code }) => setConfirmed(await confirmSecondFactor(api, code))}
      >
        <AppSecret begun={begun} />
      </ProofForm>
    );
  return (
    <ProofForm
      key="password"
      asks={known === undefined ? ['password'] : []}
      button="Go on"
      cancel={cancel}
      send={async ({ password }) => setBegun(await beginSecondFactor(api, known ?? password))}
    >
      <p>
        You need an authenticator app on your phone, for example Aegis, FreeOTP, Google Authenticator or
        Microsoft Authenticator.
      </p>
    </ProofForm>
  );
}

const sessionOf = ({ token, user }: ConfirmedFactor): Session | null =>
  token && user ? { token, user } : null;

/** The picture, and the key for apps that cannot see it. */
function AppSecret({ begun }: { begun: BegunFactor }) {
  return (
    <>
      <p>
        Add an account in your app and point it at this picture. Then enter the six figures that it shows.
      </p>
      <AppPicture address={begun.address} />
      <p>
        No camera? Type this key into the app:
        <br />
        <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
