import { DiscardQuestion, discardWords } from '@portal/application-ui/discarding';
import type { Doable } from '../../api';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { errorSentence } from '../../common/messages';
import { named } from '../../common/words';
import * as t from '../../messages/discarding';

interface DiscardDialogProps {
  application: Doable;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks before a draft is discarded. */
export default function DiscardDialog({ application, onClose, onDiscarded }: DiscardDialogProps) {
  const { id } = application;
  const { api, shell, memory } = useDashboard();
  return (
    <DiscardQuestion
      name={named(application)}
      wayBack={t.wayBack()}
      discard={async () => {
        await api.discard(id);
        forgetLists(memory, id);
        shell.notify.success(discardWords.discarded);
        onDiscarded();
      }}
      sentence={errorSentence}
      notify={shell.notify.error}
      onClose={onClose}
    />
  );
}
