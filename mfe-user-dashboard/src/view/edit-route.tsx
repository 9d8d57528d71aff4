import { EditDialog, type KeptChanges } from '@portal/application-ui/editing';
import { D14 } from '@portal/contract-svc-applications-v1/operations';
import { deviceStore } from '@portal/remote-sdk';
import { useMemo } from 'react';
import { useDashboard } from '../app/context';
import { say, success, updateSentence } from '../common/messages';
import { reference } from '../common/words';
import { dialogClient } from './dialog-client';
import { useView } from './view-context';

/** /userdashboard/applications/7/edit: the edit dialog over the application. */
export default function EditRoute() {
  const { api, shell, session } = useDashboard();
  const { review, put, close } = useView();
  const client = useMemo(() => dialogClient(api.client, shell), [api, shell]);
  const keep = useMemo(() => {
    const store = deviceStore<KeptChanges>(`portal.changes.${session.user.id}.${review.id}`);
    return { load: store.read, save: (kept: KeptChanges) => void store.write(kept), clear: store.clear };
  }, [session.user.id, review.id]);

  return (
    <EditDialog
      show
      review={review}
      reference={reference(review.id)}
      api={client}
      save={D14}
      formLimits={shell.settings.current().formLimits}
      mailbox={shell.branding.mailbox}
      keep={keep}
      onClose={close}
      onPartlySaved={put}
      onFailed={(...told) => {
        if (shell.session.current()) shell.notify.error(updateSentence(...told));
        else shell.notify.info(say.changesKept);
      }}
      onSaved={(saved) => {
        put(saved);
        shell.notify.success(success.updated);
        close();
      }}
    />
  );
}
