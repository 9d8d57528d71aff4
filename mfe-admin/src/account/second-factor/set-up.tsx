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

/** The picture, and the key for apps that cannot see it. */
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
