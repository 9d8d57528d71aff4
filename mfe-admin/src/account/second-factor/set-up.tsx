import type { Session } from '@portal/contract-shell-v1';
import { useState } from 'react';
import {
  type BegunFactor,
  beginSecondFactor,
  type ConfirmedFactor,
  confirmSecondFactor,
} from '../../api/second-factor';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/second-factor';
import * as secondStepWords from '../../messages/second-step';
import { AppPicture } from './app-picture';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

export interface SetUpProps {
  cancel: () => void;
  /** Called when the factor is on and the recovery codes are kept; with the new session, if one was opened. */
  done: (opened: Session | null) => void;
  /** The password, if it was typed a moment ago; otherwise the form asks for it. */
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
        button={t.turnOn()}
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
      button={secondStepWords.goOn()}
      cancel={cancel}
      send={async ({ password }) => setBegun(await beginSecondFactor(api, known ?? password))}
    >
      <p>{t.needApp()}</p>
      <p>{t.whatEnds()}</p>
    </ProofForm>
  );
}

const sessionOf = ({ token, user }: ConfirmedFactor): Session | null =>
  token && user ? { token, user } : null;

/** The QR code, and the key for apps that cannot read it. */
function AppSecret({ begun }: { begun: BegunFactor }) {
  return (
    <>
      <p>{t.pointAtPicture()}</p>
      <AppPicture address={begun.address} />
      <p>
        {t.noCamera()}
        <br />
        <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
