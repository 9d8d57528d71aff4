import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import {
  readSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
} from '../../api/second-factor';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as frameWords from '../../messages/frame';
import * as t from '../../messages/second-factor';
import { Passkeys } from '../passkeys/passkeys';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

const SetUp = lazy(() => import('./set-up'));

type Open = 'set-up' | 'off' | 'renew' | { codes: string[] } | null;

/** The second factor of the person's own sign-in: set-up, turning off, recovery codes. */
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
    <Card title={t.codeAtSignIn()}>
      {factor.state === 'failed' ? (
        <FailedNotice title={t.factorFailed()} message={factor.message} retry={reload} />
      ) : null}
      {factor.data === null && factor.state === 'loading' ? (
        <Skeleton lines={2} label={t.factorLoading()} />
      ) : null}
      {factor.data && open === null ? <StatusLine factor={factor.data} choose={setOpen} /> : null}
      {open === 'set-up' ? (
        <Suspense fallback={<Skeleton lines={4} label={frameWords.loading()} />}>
          <SetUp cancel={close} done={() => changed(t.factorOn())} />
        </Suspense>
      ) : null}
      {open === 'off' ? (
        <ProofForm
          asks={['password', 'code']}
          button={t.turnOff()}
          harmful
          cancel={close}
          send={async (proof) => {
            await turnOffSecondFactor(api, proof);
            changed(t.factorOff());
          }}
        >
          <p>{t.turnOffText()}</p>
          <p>{t.whatEnds()}</p>
        </ProofForm>
      ) : null}
      {open === 'renew' ? (
        <ProofForm
          asks={['password', 'code']}
          button={t.makeCodes()}
          cancel={close}
          send={async (proof) => setOpen({ codes: await renewRecoveryCodes(api, proof) })}
        >
          <p>{t.oldCodes()}</p>
        </ProofForm>
      ) : null}
      {typeof open === 'object' && open ? (
        <RecoveryCodes codes={open.codes} done={() => changed(t.newCodesCount())} />
      ) : null}
    </Card>
  );
}

function StatusLine({ factor, choose }: { factor: SecondFactor; choose: (open: Open) => void }) {
  if (!factor.on)
    return (
      <>
        <p>{t.factorWhy()}</p>
        <Button onClick={() => choose('set-up')}>{t.setUpApp()}</Button>
      </>
    );
  return (
    <>
      {factor.recovery_codes_left < 3 ? (
        <Notice tone="warning" title={t.codesRunOut()}>
          <p>{t.codesRunOutText()}</p>
        </Notice>
      ) : null}
      <p>
        {t.codesLeft({
          count: factor.recovery_codes_left,
          left: factor.recovery_codes_left === 0 ? 'none' : 'some',
        })}
      </p>
      <div className="p-row">
        <Button variant="outline" onClick={() => choose('renew')}>
          {t.newCodes()}
        </Button>
        <Button variant="outline" onClick={() => choose('off')}>
          {t.turnOff()}
        </Button>
      </div>
      <Passkeys />
    </>
  );
}
