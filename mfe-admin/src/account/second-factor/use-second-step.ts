import { useState } from 'react';
import { askedPasskey, needsCode } from '../../frame/common/proven';

/** Keeps whether a code is asked for after the password, and the browser's request for a passkey in its place. */
export function useSecondStep() {
  const [asksCode, setAsksCode] = useState(false);
  const [passkey, setPasskey] = useState<Record<string, unknown> | undefined>();

  /** Reads a refusal. Returns true when it only asks for the code for the first time: the password was right. */
  function learn(error: unknown): boolean {
    if (!needsCode(error)) return false;
    setAsksCode(true);
    // A passkey request is valid only once.
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
