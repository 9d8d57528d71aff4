import { useState } from 'react';
import { askedPasskey, needsCode } from '../../frame/common/proven';

/** Whether a code is asked for after the password, and what the browser is asked for a passkey in its place. */
export function useSecondStep() {
  const [asksCode, setAsksCode] = useState(false);
  const [passkey, setPasskey] = useState<Record<string, unknown> | undefined>();

  /** Reads a refusal; true where it only asks, for the first time, since the password was right. */
  function learn(error: unknown): boolean {
    if (!needsCode(error)) return false;
    setAsksCode(true);
    // Each question to the browser is good once.
    setPasskey((before) => askedPasskey(error) ?? before);
    return !asksCode;
  }
  function forget() {
    setAsksCode(false);
    setPasskey(undefined);
  }
  const asks = asksCode ? (['password', 'code'] as const) : (['password'] as const);
  return { asksCode, asks, passkey, learn, forget };
}
