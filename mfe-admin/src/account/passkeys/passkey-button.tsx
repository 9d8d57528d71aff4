import { Button } from '@portal/ui';
import * as t from '../../messages/passkeys';

export interface PasskeyButtonProps {
  asked: Record<string, unknown>;
  busy: boolean;
  press: (asked: Record<string, unknown>) => void;
}

/** The button that uses a passkey in place of the code. */
export function PasskeyButton({ asked, busy, press }: PasskeyButtonProps) {
  return (
    <p>
      <Button variant="outline" busy={busy} onClick={() => press(asked)}>
        {t.passkeyButton()}
      </Button>
    </p>
  );
}
