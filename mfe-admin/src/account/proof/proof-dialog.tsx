import type { ApiClient } from '@portal/remote-sdk';
import { Dialog } from '@portal/ui';
import { useEffect } from 'react';
import { proveAgain } from '../../api/proof';
import * as t from '../../messages/proof';
import * as secondStepWords from '../../messages/second-step';
import { type Given, ProofForm } from '../second-factor/proof-form';
import { useSecondStep } from '../second-factor/use-second-step';

export interface ProofDialogProps {
  api: ApiClient;
  /** Called when the dialog closes, with whether the password was proven. */
  settle: (given: boolean) => void;
}

/** Asks for the password again before an action that changes the portal for others. */
export default function ProofDialog({ api, settle }: ProofDialogProps) {
  const { asksCode, asks, passkey, learn } = useSecondStep();
  const first = asksCode ? 'factor-code' : 'factor-password';
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  async function send({ password, code, passkey: answered }: Given) {
    try {
      await proveAgain(api, { password, ...(answered ? { passkey: answered } : asksCode && { code }) });
    } catch (error) {
      if (learn(error)) return;
      throw error;
    }
    settle(true);
  }

  return (
    <Dialog open title={t.stillYou()} onClose={() => settle(false)}>
      <ProofForm
        asks={asks}
        passkey={passkey}
        button={secondStepWords.goOn()}
        send={send}
        cancel={() => settle(false)}
      >
        {asksCode ? <p>{t.proofCodeText()}</p> : <p>{t.proofText()}</p>}
      </ProofForm>
    </Dialog>
  );
}
