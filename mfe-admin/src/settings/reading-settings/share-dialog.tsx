import { rich } from '@portal/ui/language';
import type { Shared } from '../../api/reading';
import { AskDialog } from '../../frame/common/ask-dialog';
import * as t from '../../messages/reading-settings';

interface ShareDialogProps {
  shared: Shared;
  close: () => void;
  share: () => Promise<void>;
}

/** How many applications each reviewer would get, before anything is stored. */
export function ShareDialog({ shared, close, share }: ShareDialogProps) {
  const { applications, assigned, lacking, loads } = shared;
  return (
    <AskDialog
      title={t.shareLikeThis()}
      button={t.shareNow()}
      failed={t.notSharedOut()}
      close={close}
      onConfirm={share}
    >
      <p>
        {t.applicationsFit({ applications })} {assigned === 0 ? t.enoughReaders() : null}
      </p>
      {lacking > 0 ? (
        <p>{rich(t.tooFewReaders({ b: (words) => <strong>{words}</strong>, lacking }))}</p>
      ) : null}
      <ul className="list-unstyled mb-0">
        {loads.map(({ id, name, count }) => (
          <li key={id} className="p-row p-between">
            {name} <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </AskDialog>
  );
}
