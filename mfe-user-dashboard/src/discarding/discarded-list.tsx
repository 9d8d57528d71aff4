import { formatMoment } from '@portal/application-ui';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import type { OwnDiscarded } from '../api';
import { useDashboard } from '../app/context';
import { errorSentence, say, success } from '../common/messages';
import { programmeName, reference } from '../common/words';
import type { DiscardedDraftsProps } from './discarded-drafts';
import { forgetLists } from './forget-lists';

/** The drafts that were discarded within a day, each with the way back. */
export default function DiscardedList({ drafts, onBack }: DiscardedDraftsProps) {
  return (
    <section className="mt-6" aria-labelledby="discarded">
      <h2 id="discarded">Discarded</h2>
      <ul className="list-unstyled p-stack">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DiscardedDraft draft={draft} onBack={onBack} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DiscardedDraft({ draft: { id, type, until }, onBack }: { draft: OwnDiscarded; onBack: () => void }) {
  const { api, shell, memory } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function bringBack() {
    setBusy(true);
    setProblem(null);
    try {
      await api.bringBack(id);
      forgetLists(memory, id);
      shell.notify.success(success.broughtBack);
      onBack();
    } catch (error) {
      setBusy(false);
      setProblem(errorSentence(error));
      shell.notify.error(say.bringBackFailed);
    }
  }

  return (
    <>
      <div className="p-row">
        <span>
          {programmeName(type)} {reference(id)}. You can bring it back until{' '}
          {formatMoment(until, shell.locale.timeZone)}.
        </span>
        <Button variant="outline" small busy={busy} onClick={() => void bringBack()}>
          Bring back<span className="visually-hidden"> {reference(id)}</span>
        </Button>
      </div>
      {problem ? (
        <Notice tone="danger" role="alert" title={say.bringBackFailed}>
          <p>{problem}</p>
        </Notice>
      ) : null}
    </>
  );
}
