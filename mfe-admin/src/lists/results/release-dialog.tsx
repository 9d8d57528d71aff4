import type { Results } from '../../api/results';
import { AskDialog } from '../../frame/common/ask-dialog';
import * as t from '../../messages/results';
import { countsInWords } from './words';

interface ReleaseDialogProps {
  chosen: Results['seen'];
  /** Number of prepared decisions that are not released. */
  left: number;
  close: () => void;
  release: () => Promise<void>;
}

/** Asks before results are sent, with the number of each decision. */
export const ReleaseDialog = ({ chosen, left, close, release }: ReleaseDialogProps) => (
  <AskDialog
    title={t.resultsAsk({ count: chosen.length })}
    button={t.resultsRelease({ count: chosen.length })}
    failed={t.resultsReleaseFailed()}
    close={close}
    onConfirm={release}
  >
    <ul>
      {countsInWords(chosen).map((words) => (
        <li key={words}>
          <strong>{words}</strong>
        </li>
      ))}
    </ul>
    {left > 0 ? <p>{t.resultsAskLeft({ count: left })}</p> : null}
    <p>{t.resultsAskText()}</p>
  </AskDialog>
);
