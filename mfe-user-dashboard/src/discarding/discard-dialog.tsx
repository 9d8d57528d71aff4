import { DiscardQuestion } from '@portal/application-ui/discarding';
import type { Doable } from '../api';
import { useDashboard } from '../app/context';
import { errorSentence, success } from '../common/messages';
import { programmeName, reference } from '../common/words';
import { forgetLists } from './forget-lists';

interface DiscardDialogProps {
  application: Doable;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks before a draft is discarded. */
export default function DiscardDialog({ application, onClose, onDiscarded }: DiscardDialogProps) {
  const { id, type } = application;
  const { api, shell, memory } = useDashboard();
  return (
    <DiscardQuestion
      name={`${programmeName(type)} ${reference(id)}`}
      wayBack="You can bring it back for one day. After that it is gone for good."
      discard={async () => {
        await api.discard(id);
        forgetLists(memory, id);
        shell.notify.success(success.discarded);
        onDiscarded();
      }}
      sentence={errorSentence}
      tell={shell.notify.error}
      onClose={onClose}
    />
  );
}
