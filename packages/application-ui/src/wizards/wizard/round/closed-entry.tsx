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

/** Replaces the form while no round is open, since nobody could submit it. People with a draft can go on from here. */
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
