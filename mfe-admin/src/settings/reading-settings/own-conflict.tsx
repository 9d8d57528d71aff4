import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import type { KnownApplicant } from '../../api/reading';
import * as t from '../../messages/reading-settings';

interface OwnConflictProps {
  one: KnownApplicant;
  override: (reason: string) => void;
}

/** The person's own conflict: another administrator lifts it; the only administrator may, with a reason. */
export function OwnConflict({ one, override }: OwnConflictProps) {
  const [reason, setReason] = useState('');
  const isEmpty = reason.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) override(reason.trim());
      }}
    >
      <TextField
        id={`override-${one.id}`}
        label={t.overrideReason()}
        hint={t.overrideHint()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" variant="quiet" small aria-disabled={isEmpty || undefined}>
        {t.overrideNow()}
      </Button>
    </form>
  );
}
