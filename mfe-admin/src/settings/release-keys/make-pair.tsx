import { saveFile } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { asCode } from '../../frame/common/as-code';
import * as t from '../../messages/release-keys';
import { keyFileName, makeKeyPair } from './key-pair';

/** Makes a key pair for people without the command: the private key is saved as a file and never sent. */
export function MakePair({ done }: { done: (publicKey: string) => void }) {
  const [outcome, setOutcome] = useState<'none' | 'made' | 'impossible'>('none');

  async function make() {
    try {
      const { publicKey, privateKey } = await makeKeyPair();
      saveFile(privateKey);
      done(publicKey);
      setOutcome('made');
    } catch {
      setOutcome('impossible');
    }
  }

  const file = keyFileName;
  return (
    <div className="mb-3">
      <p className="p-row mb-1">
        <Button variant="outline" small onClick={() => void make()}>
          {t.makePair()}
        </Button>
      </p>
      <p className="p-small p-muted mb-0" role="status">
        {outcome === 'made'
          ? t.pairMade({ file })
          : outcome === 'impossible'
            ? rich(t.pairImpossible({ code: asCode }))
            : t.makePairText()}
      </p>
    </div>
  );
}
