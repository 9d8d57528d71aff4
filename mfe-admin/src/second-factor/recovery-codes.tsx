import { Button, Notice } from '@portal/ui';
import { useEffect, useRef } from 'react';

export interface RecoveryCodesProps {
  codes: readonly string[];
  done: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <Notice tone="warning" title="You see them only now">
        <p>
          Each opens your account once when your app is not at hand. Write them down or print them, and keep
          them away from this device.
        </p>
      </Notice>
      <ul className="list-unstyled p-grid" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="p-row">
        <Button onClick={done}>I have kept them</Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}
