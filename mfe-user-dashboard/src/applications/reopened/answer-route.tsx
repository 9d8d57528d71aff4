import { EditDialog } from '@portal/application-ui/editing';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { reference } from '../../common/words';
import * as changing from '../../messages/changing';
import * as t from '../../messages/reopened';
import { dialogClient } from '../../review/dialog-client';
import { updateSentence } from '../../review/messages';
import { useView } from '../../review/view-context';
import { changesOf } from './keep';

/** /userdashboard/applications/7/answer?section=degrees */
export function AnswerRoute() {
  const { api, shell, session, memory } = useDashboard();
  const { review, put, close } = useView();
  const [query] = useSearchParams();
  const client = useMemo(() => dialogClient(api.client, shell), [api, shell]);
  const keep = useMemo(() => changesOf(session.user.id, review.id), [session.user.id, review.id]);

  return (
    <EditDialog
      show
      review={review}
      reference={reference(review.id)}
      api={client}
      save={applicationCalls.updateOwnApplication}
      only={review.reopened?.sections ?? []}
      tab={query.get('section') ?? undefined}
      formLimits={shell.settings.current().formLimits}
      mailbox={shell.branding.mailbox}
      keep={keep}
      onClose={close}
      onPartlySaved={(saved) => {
        memory.delete('applications');
        put(saved);
      }}
      onFailed={(...message) => {
        if (shell.session.current()) shell.notify.error(updateSentence(...message));
        else shell.notify.info(changing.changesKept());
      }}
      onSaved={(saved) => {
        forgetLists(memory, review.id);
        put(savedNow(saved));
        shell.notify.success(t.savedNowSend());
        close();
      }}
    />
  );
}

/** The review with the present time as its last save, which it lacks after a file alone was sent. */
const savedNow = <Review extends Parameters<ReturnType<typeof useView>['put']>[0]>(review: Review): Review =>
  review.reopened && !review.reopened.saved_at
    ? { ...review, reopened: { ...review.reopened, saved_at: new Date().toISOString() } }
    : review;
