import { Button, Notice } from '@portal/ui';
import { useEffect, useRef } from 'react';
import * as t from '../../messages/second-factor';

export interface RecoveryCodesProps {
  codes: readonly string[];
  done: () => void;
}

/** The recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t.keepCodes()}
      </h3>
      <Notice tone="warning" title={t.onlyNow()}>
        <p>{t.keepCodesText()}</p>
      </Notice>
      <ul className="list-unstyled p-grid" aria-label={t.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="p-row">
        <Button onClick={done}>{t.keptThem()}</Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t.print()}
        </Button>
      </div>
    </>
  );
}
