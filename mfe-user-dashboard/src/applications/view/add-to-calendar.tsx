import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { downloadFile, saveFile } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { FullReview } from '../../api';
import { useDashboard } from '../../common/context';
import { errorSentence } from '../../common/messages';
import { reference } from '../../common/words';
import * as t from '../../messages/files';

type Subject = Pick<FullReview, 'id' | 'status' | 'withdrawn_at' | 'offer'>;

/**
 * Whether calendars contain the application's days: tentatively until it is accepted, and no longer once an offer is
 * over.
 */
export const isInCalendars = ({ status, withdrawn_at, offer }: Subject): boolean =>
  !withdrawn_at &&
  (!offer || offer.state === 'open' || offer.state === 'accepted') &&
  ['submitted', 'in-review', 'approved'].includes(status);

/** A button for a calendar file with the periods of a submitted application. */
export function AddToCalendar({ id }: { id: number }) {
  const { shell } = useDashboard();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(
        await downloadFile(
          shell,
          applicationCalls.getApplicationCalendar,
          { params: { id } },
          `${reference(id)}.ics`,
        ),
      );
    } catch (error) {
      shell.notify.error(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" small busy={busy} onClick={() => void download()}>
      {t.addToCalendar()}
    </Button>
  );
}
