import { Button } from '@portal/ui';
import { useState } from 'react';
import { knowApplicant } from '../../api/reading';
import { AskDialog } from '../../frame/common/ask-dialog';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/reading';

interface KnowButtonProps {
  applicationId: number;
  /** Called when the application is closed to this reader. */
  changed: () => void;
}

/** 'I know this person': closes the application to the reader who presses it. */
export function KnowButton({ applicationId, changed }: KnowButtonProps) {
  const { api, shell } = useStaff();
  const [asking, setAsking] = useState(false);
  async function know() {
    await knowApplicant(api, applicationId);
    setAsking(false);
    shell.notify.success(t.somebodyElseReads());
    changed();
  }
  return (
    <>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        {t.knowPerson()}
      </Button>
      {asking ? (
        <AskDialog
          title={t.knowTitle()}
          button={t.yesKnow()}
          failed={t.notSaved()}
          close={() => setAsking(false)}
          onConfirm={know}
        >
          <p>{t.knowText()}</p>
          <p>{t.knowUndo()}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
