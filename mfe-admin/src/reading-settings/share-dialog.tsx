import type { Shared } from '../api/reading';
import { AskDialog } from '../common/ask-dialog';

interface ShareDialogProps {
  shared: Shared;
  close: () => void;
  share: () => Promise<void>;
}

/** How many each reader would get, before anything is stored. */
export function ShareDialog({ shared, close, share }: ShareDialogProps) {
  const { applications, assigned, lacking, loads } = shared;
  return (
    <AskDialog
      title="Share them out like this?"
      button="Share out"
      failed="They could not be shared out. Nothing has changed."
      close={close}
      onConfirm={share}
    >
      <p>
        {applications === 1 ? '1 application fits.' : `${applications} applications fit.`}{' '}
        {assigned === 0 ? 'All of them have enough readers already.' : null}
      </p>
      {lacking > 0 ? (
        <p>
          <strong>
            {lacking === 1 ? '1 application has' : `${lacking} applications have`} too few readers afterwards,
          </strong>{' '}
          since these readers know the applicant. Choose more readers.
        </p>
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
