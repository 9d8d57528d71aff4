import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import {
  readSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
} from '../api/second-factor';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { Passkeys } from '../passkeys/passkeys';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

const SetUp = lazy(() => import('./set-up'));

type Open = 'set-up' | 'off' | 'renew' | { codes: string[] } | null;

/** The second step of one's own sign-in: set up, turned off, recovery codes. */
export function FactorCard() {
  const { api, shell, userId } = useStaff();
  const [factor, reload] = useLoad({ key: `second factor ${userId}`, load: () => readSecondFactor(api) });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  function changed(sentence: string) {
    close();
    shell.notify.success(sentence);
    reload();
  }

  return (
    <Card title="Code at sign-in">
      {factor.state === 'failed' ? (
        <FailedNotice title="This could not be loaded" message={factor.message} retry={reload} />
      ) : null}
      {factor.data === null && factor.state === 'loading' ? (
        <Skeleton lines={2} label="Loading your second step" />
      ) : null}
      {factor.data && open === null ? <Standing factor={factor.data} choose={setOpen} /> : null}
      {open === 'set-up' ? (
        <Suspense fallback={<Skeleton lines={4} label="Loading" />}>
          <SetUp
            cancel={close}
            done={() => changed('Signing in asks for a code from now on. Other devices are signed out.')}
          />
        </Suspense>
      ) : null}
      {open === 'off' ? (
        <ProofForm
          asks={['password', 'code']}
          button="Turn it off"
          harmful
          cancel={close}
          send={async (proof) => {
            await turnOffSecondFactor(api, proof);
            changed('Your password alone opens your account now.');
          }}
        >
          <p>Without the code, whoever knows your password can read every application.</p>
        </ProofForm>
      ) : null}
      {open === 'renew' ? (
        <ProofForm
          asks={['password', 'code']}
          button="Make new codes"
          cancel={close}
          send={async (proof) => setOpen({ codes: await renewRecoveryCodes(api, proof) })}
        >
          <p>The recovery codes that you have now open nothing any more then.</p>
        </ProofForm>
      ) : null}
      {typeof open === 'object' && open ? (
        <RecoveryCodes
          codes={open.codes}
          done={() => changed('Your new recovery codes count from now on.')}
        />
      ) : null}
    </Card>
  );
}

function Standing({ factor, choose }: { factor: SecondFactor; choose: (open: Open) => void }) {
  if (!factor.on)
    return (
      <>
        <p>
          With a code from an app on your phone, a stolen password alone opens nothing. You see files of many
          people: please turn it on.
        </p>
        <Button onClick={() => choose('set-up')}>Set up an app</Button>
      </>
    );
  return (
    <>
      {factor.recovery_codes_left < 3 ? (
        <Notice tone="warning" title="Your recovery codes run out">
          <p>Make new ones: without your app and without a code only an administrator can let you in.</p>
        </Notice>
      ) : null}
      <p>Signing in asks for a code of your app. You have {leftWords(factor.recovery_codes_left)} left.</p>
      <div className="p-row">
        <Button variant="outline" onClick={() => choose('renew')}>
          New recovery codes
        </Button>
        <Button variant="outline" onClick={() => choose('off')}>
          Turn it off
        </Button>
      </div>
      <Passkeys />
    </>
  );
}

const leftWords = (left: number): string =>
  left === 0 ? 'no recovery code' : left === 1 ? 'one recovery code' : `${left} recovery codes`;
