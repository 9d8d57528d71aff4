import { Button, Card, Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import * as t from '../../../messages/returning';
import type { StepModule } from '../app';
import { useApp } from '../app-context';
import { type ReturnLinkResult, useReturnLink } from './use-return-link';

/** In a step that needs a file: a way on for a person who does not have the file yet. */
export default function ReturnLink({ module }: { module: StepModule }) {
  const { busy, result, send } = useReturnLink(useApp(), module);
  return (
    <Card title={t.notReady()} className="mt-4">
      <p>{t.comeBackLater()}</p>
      <Button variant="outline" busy={busy} onClick={() => void send()}>
        {t.mailLink()}
      </Button>
      <div role="status" className={result ? 'mt-3' : undefined}>
        {result ? <Result result={result} /> : null}
      </div>
    </Card>
  );
}

function Result({ result }: { result: ReturnLinkResult }) {
  switch (result.kind) {
    case 'sent':
    case 'on-its-way': {
      const address = () => <strong translate="no">{result.email}</strong>;
      const words = result.kind === 'sent' ? t.linkSent : t.linkOnItsWay;
      return (
        <Notice tone="success" title={rich(words({ address }))}>
          <p>{result.kind === 'sent' ? t.openThenGoOn() : t.lookAmongSpam()}</p>
        </Notice>
      );
    }
    case 'offline':
      return (
        <Notice tone="warning" title={t.linkOffline()}>
          <p>{t.pressWhenOnline()}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="warning">
          <p>{translated(result.message)}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger">
          <p>{t.linkFailed()}</p>
        </Notice>
      );
  }
}
