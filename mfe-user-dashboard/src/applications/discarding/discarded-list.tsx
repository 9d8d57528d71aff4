import { formatMoment } from '@portal/application-ui';
import { Button, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import type { OwnDiscarded } from '../../api';
import { useDashboard } from '../../common/context';
import { forgetLists } from '../../common/forget-lists';
import { hidden } from '../../common/marked';
import { errorSentence } from '../../common/messages';
import { programmeName, reference } from '../../common/words';
import * as t from '../../messages/discarding';
import type { DiscardedDraftsProps } from './discarded-drafts';

/** The drafts that were discarded within a day, each with a button that restores it. */
export default function DiscardedList({ drafts, onBack }: DiscardedDraftsProps) {
  return (
    <section className="mt-6" aria-labelledby="discarded">
      <h2 id="discarded">{t.discarded()}</h2>
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
  const [problem, setProblem] = useState<unknown>(null);

  async function bringBack() {
    setBusy(true);
    setProblem(null);
    try {
      await api.bringBack(id);
      forgetLists(memory, id);
      shell.notify.success(t.broughtBack());
      onBack();
    } catch (error) {
      setBusy(false);
      setProblem(error);
      shell.notify.error(t.bringBackFailed());
    }
  }

  return (
    <>
      <div className="p-row">
        <span>
          {t.backUntil({
            programme: programmeName(type),
            reference: reference(id),
            moment: formatMoment(until, shell.locale.timeZone),
          })}
        </span>
        <Button variant="outline" small busy={busy} onClick={() => void bringBack()}>
          {rich(t.bringBack({ reference: reference(id), hidden }))}
        </Button>
      </div>
      {problem ? (
        <Notice tone="danger" role="alert" title={t.bringBackFailed()}>
          <p>{errorSentence(problem)}</p>
        </Notice>
      ) : null}
    </>
  );
}
