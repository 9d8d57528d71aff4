import type { FullReview } from '@portal/application-ui/reading';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addToWaitingList } from '../../api/waiting-list';
import { AskDialog } from '../../frame/common/ask-dialog';
import { useStaff } from '../../frame/common/staff-context';
import { adminPath } from '../../frame/views';
import * as t from '../../messages/waiting-list';

interface WaitingPartProps {
  review: FullReview;
  changed: () => void;
}

/** Below a decision: shows that the application is on the waiting list, or adds it. */
export default function WaitingPart({ review, changed }: WaitingPartProps) {
  const { api, can, shell } = useStaff();
  const [asking, setAsking] = useState(false);
  const { id, type, version, status, waiting_list_entry: entry } = review;
  if (entry)
    return (
      <p className="p-small mt-3">
        {t.waitlistIsOn({ place: entry.place ?? 0 })}{' '}
        <Link to={`${adminPath('waiting-list')}?programme=${type}`}>{t.waitlistSee()}</Link>
      </p>
    );
  if (!can('decide') || (status !== 'submitted' && status !== 'in-review')) return null;
  return (
    <p className="mt-3">
      <Button variant="outline" small onClick={() => setAsking(true)}>
        {t.waitlistPut()}
      </Button>
      {asking ? (
        <AskDialog
          title={t.waitlistPutAsk()}
          button={t.waitlistPut()}
          failed={t.waitlistActFailed()}
          close={() => setAsking(false)}
          onConfirm={async () => {
            shell.notify.success((await addToWaitingList(api, id, version)).message);
            setAsking(false);
            changed();
          }}
        >
          <p>{t.waitlistPutText()}</p>
        </AskDialog>
      ) : null}
    </p>
  );
}
