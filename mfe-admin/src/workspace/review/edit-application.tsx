import { type ChangesKeep, EditDialog, type KeptChanges } from '@portal/application-ui/editing';
import type { FullReview } from '@portal/application-ui/reading';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { deviceStore } from '@portal/remote-sdk';
import { labelled, translated } from '@portal/ui/language';
import { useMemo } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/review';

export interface EditApplicationProps {
  review: FullReview;
  close: () => void;
  /** Called after a save: the shown data must be loaded again. */
  changed: () => void;
}

/** The dialog in which an administrator corrects an application and its documents. */
export default function EditApplication({ review, close, changed }: EditApplicationProps) {
  const { api, shell, userId } = useStaff();
  const keep = useMemo(() => keepOf(userId, review.id), [userId, review.id]);
  return (
    <EditDialog
      show
      admin
      review={review}
      api={api}
      save={applicationCalls.updateApplication}
      keep={keep}
      formLimits={shell.settings.current().formLimits}
      mailbox={shell.branding.mailbox}
      onClose={close}
      onSaved={() => {
        shell.notify.success(t.isSaved({ reference: review.reference }));
        changed();
        close();
      }}
      onPartlySaved={changed}
      onFailed={(title, sentence) =>
        shell.notify.error(() => labelled(translated(title), translated(sentence)))
      }
    />
  );
}

function keepOf(userId: number, id: number): ChangesKeep {
  const store = deviceStore<KeptChanges>(`staff:changes:${userId}:${id}`, { of: userId });
  return { load: store.read, save: (kept) => void store.write(kept), clear: store.clear };
}
