import { EditDialog } from '@portal/application-ui/editing';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useDashboard } from '../../common/context';
import { reference } from '../../common/words';
import * as t from '../../messages/changing';
import { dialogClient } from '../../review/dialog-client';
import { updateSentence } from '../../review/messages';
import { useView } from '../../review/view-context';
import { AnswerRoute } from '../reopened/answer-route';
import { changesOf } from '../reopened/keep';

/** The editor over an application: of a draft, or of the sections that staff reopened. */
export default function EditRoute() {
  return useLocation().pathname.endsWith('/answer') ? <AnswerRoute /> : <DraftRoute />;
}

/** /userdashboard/applications/7/edit */
function DraftRoute() {
  const { api, shell, session } = useDashboard();
  const { review, put, putSaved, close } = useView();
  const client = useMemo(() => dialogClient(api.client, shell), [api, shell]);
  const keep = useMemo(() => changesOf(session.user.id, review.id), [session.user.id, review.id]);

  return (
    <EditDialog
      show
      review={review}
      reference={reference(review.id)}
      api={client}
      save={applicationCalls.updateOwnApplication}
      formLimits={shell.settings.current().formLimits}
      mailbox={shell.branding.mailbox}
      keep={keep}
      notify={shell.notify.success}
      onClose={close}
      onPartlySaved={put}
      onFailed={(...message) => {
        if (shell.session.current()) shell.notify.error(updateSentence(...message));
        else shell.notify.info(t.changesKept());
      }}
      onSaved={(saved) => {
        putSaved(saved);
        shell.notify.success(t.updated());
        close();
      }}
    />
  );
}
