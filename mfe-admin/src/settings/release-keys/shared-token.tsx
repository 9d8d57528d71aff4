import { Button, Card, Notice, StatusChip } from '@portal/ui';
import { useState } from 'react';
import { acceptToken, type ReleaseKeys } from '../../api/release-keys';
import { AskDialog } from '../../frame/common/ask-dialog';
import { dayAndTime } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/release-keys';

export interface SharedTokenProps {
  keys: ReleaseKeys;
  changed: (sentence: string) => void;
}

/** Whether the shared token, which releases everything, is accepted. */
export function SharedToken({ keys: { sharedToken, ownerless }, changed }: SharedTokenProps) {
  const { api, shell } = useStaff();
  const [asked, setAsked] = useState(false);
  const { accepted, lastUsedAt } = sharedToken;

  async function turn() {
    await acceptToken(api, !accepted);
    setAsked(false);
    changed(accepted ? t.tokenIsOff() : t.tokenIsOn());
  }

  return (
    <Card
      title={t.sharedToken()}
      action={
        accepted ? (
          <StatusChip status="active" tone="warning" label={t.tokenAccepted()} />
        ) : (
          <StatusChip status="inactive" label={t.tokenOff()} />
        )
      }
    >
      <p>{accepted ? t.tokenAcceptedText() : t.tokenOffText()}</p>
      <p className="p-small p-muted">
        {lastUsedAt ? t.tokenLastUsed({ at: dayAndTime(lastUsedAt, shell.locale) }) : t.tokenNeverUsed()}
      </p>
      {!accepted && ownerless.length > 0 ? (
        <Notice tone="warning" title={t.ownerless()}>
          <p>{t.ownerlessText({ parts: ownerless.join(', ') })}</p>
        </Notice>
      ) : null}
      <Button variant="outline" small onClick={() => setAsked(true)}>
        {accepted ? t.turnTokenOff() : t.turnTokenOn()}
      </Button>
      {asked ? (
        <AskDialog
          title={accepted ? t.askTokenOff() : t.askTokenOn()}
          button={accepted ? t.turnTokenOff() : t.turnTokenOn()}
          harmful={!accepted}
          close={() => setAsked(false)}
          onConfirm={turn}
        >
          <p>{accepted ? t.askTokenOffText() : t.askTokenOnText()}</p>
          {accepted && ownerless.length > 0 ? (
            <p>{t.ownerlessText({ parts: ownerless.join(', ') })}</p>
          ) : null}
        </AskDialog>
      ) : null}
    </Card>
  );
}
