import { programmeOf } from '@portal/contract-svc-applications-v1';
import { Button, Card, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { type BlindProgramme, hideNames, readBlindProgrammes } from '../api/blind';
import { AskDialog } from '../common/ask-dialog';
import { shortDayIn } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';

/** The programmes whose names are hidden from reviewers; each begins and ends with a question. */
export function BlindCard() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: 'blind', load: (signal) => readBlindProgrammes(api, signal) });
  const [changed, setChanged] = useState<BlindProgramme[] | null>(null);
  const [asking, setAsking] = useState<BlindProgramme | null>(null);
  const programmes = changed ?? loaded.data;

  async function confirm({ programme, hidden_since }: BlindProgramme) {
    const on = hidden_since === null;
    setChanged(await hideNames(api, programme, on));
    setAsking(null);
    shell.notify.success(on ? 'Names are hidden from reviewers.' : 'Names are shown again.');
  }
  return (
    <Card title="Read without names">
      <p className="p-muted">
        In a first phase reviewers read only what people say: no names, contact details, photos, documents or
        letters. Administrators go on seeing everything.
      </p>
      {loaded.state === 'failed' ? (
        <FailedNotice title="This could not be loaded" message={loaded.message} retry={reload} />
      ) : null}
      {!programmes && loaded.state === 'loading' ? (
        <Skeleton lines={2} label="Loading whose names are hidden" />
      ) : null}
      <ul className="list-unstyled mb-0">
        {programmes?.map((one) => (
          <li key={one.programme} className="p-row p-between">
            <span>
              {labelOf(one)}: {one.hidden_since ? 'names are hidden' : 'names are shown'}{' '}
              {one.hidden_since ? (
                <span className="p-small p-muted">
                  since {shortDayIn(one.hidden_since, shell.locale)}, by {one.hidden_by}
                </span>
              ) : null}
            </span>
            <Button variant="quiet" small onClick={() => setAsking(one)}>
              {one.hidden_since ? 'Show names again' : 'Hide names'}
              <span className="visually-hidden"> of {labelOf(one)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <Question about={asking} close={() => setAsking(null)} confirm={() => confirm(asking)} />
      ) : null}
    </Card>
  );
}

const labelOf = ({ programme }: BlindProgramme): string => programmeOf(programme).label;

interface QuestionProps {
  about: BlindProgramme;
  close: () => void;
  confirm: () => Promise<void>;
}

function Question({ about, close, confirm }: QuestionProps) {
  const hides = about.hidden_since === null;
  const label = labelOf(about);
  return (
    <AskDialog
      title={hides ? `Hide the names: ${label}?` : `Show the names again: ${label}?`}
      button={hides ? 'Hide names' : 'Show names'}
      failed="That could not be saved. Nothing has changed."
      close={close}
      onConfirm={confirm}
    >
      {hides ? (
        <>
          <p>
            Reviewers then read these applications under Read without names, by their references alone. They
            do not find them in lists, searches, notifications and reports, and cannot decide on them.
          </p>
          <p>What they have seen before, they know. It holds until an administrator ends it.</p>
        </>
      ) : (
        <p>
          Reviewers see names, documents, letters and the notes of all readers at once. What they have seen,
          hiding the names again does not take back.
        </p>
      )}
    </AskDialog>
  );
}
