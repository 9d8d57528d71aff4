import type { PublicRound } from '@portal/contract-shell-v1';
import { Button, Card, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { opensWords, roundName } from '@portal/ui/rounds';
import * as t from '../../../messages/closedEntry';
import { draftIsKept } from '../../../messages/draftRounds';
import { useApp } from '../app-context';
import { InsteadOfForm } from '../instead-of-form';

interface ClosedEntryProps {
  next: PublicRound | null;
  /** Opens the screen that finds an earlier application. */
  onContinue: () => void;
}

/** In place of a form that nobody could send: no round is open. Whoever has a draft goes on to it from here. */
export default function ClosedEntry({ next, onContinue }: ClosedEntryProps) {
  const { shell, programme } = useApp();
  const { timeZone = 'UTC' } = shell.settings.current();
  return (
    <InsteadOfForm heading={programme.title}>
      <Notice tone="info" title={t.closedNow()}>
        {next ? (
          <p>
            {t.opensAgain({ round: roundName(next) })}
            <br />
            {opensWords(next.opens_at, timeZone)}
          </p>
        ) : (
          <p>{t.noDate()}</p>
        )}
        <p>{rich(t.meanwhile({ link: (words) => <a href="/prepare">{words}</a> }))}</p>
      </Notice>
      <Card title={t.startedHeading()}>
        <p>{draftIsKept()}</p>
        <Button variant="outline" onClick={onContinue}>
          {t.continueDraft()}
        </Button>
      </Card>
    </InsteadOfForm>
  );
}
