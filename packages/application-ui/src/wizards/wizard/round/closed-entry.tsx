import type { PublicRound } from '@portal/contract-shell-v1';
import { Button, Card } from '@portal/ui';
import * as t from '../../../messages/closedEntry';
import { draftIsKept } from '../../../messages/draftRounds';
import { useApp } from '../app-context';
import { InsteadOfForm } from '../instead-of-form';
import { ClosedNotice } from './closed-notice';

interface ClosedEntryProps {
  next: PublicRound | null;
  /** Opens the screen that finds an earlier application. */
  onContinue: () => void;
}

/** In place of a form that nobody could send: no round is open. Whoever has a draft goes on to it from here. */
export default function ClosedEntry({ next, onContinue }: ClosedEntryProps) {
  const { programme } = useApp();
  return (
    <InsteadOfForm heading={programme.title}>
      <ClosedNotice next={next} />
      <Card title={t.startedHeading()}>
        <p>{draftIsKept()}</p>
        <Button variant="outline" onClick={onContinue}>
          {t.continueDraft()}
        </Button>
      </Card>
    </InsteadOfForm>
  );
}
