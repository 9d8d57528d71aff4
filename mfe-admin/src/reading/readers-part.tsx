import { Button } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { useState } from 'react';
import { assign, liftConflict, readColleagues, unassign } from '../api/reading';
import { shortDayIn } from '../common/dates';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';
import type { PartProps } from './part';

/** Who reads an application and who knows the applicant; administrators change both. */
export function ReadersPart({ applicationId, reading, changed }: PartProps) {
  const { api, admin, shell } = useStaff();
  const { busy, run } = useWork();
  const doing = (work: () => Promise<unknown>) =>
    void run(
      async () => {
        await work();
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, 'The readers could not be changed.')),
    );
  const { readers, knowing = [] } = reading;
  return (
    <section className="p-reading-part" aria-label="Readers">
      <h3 className="p-card-title">Readers</h3>
      {readers.length === 0 ? <p className="p-muted">Nobody is asked to read this yet.</p> : null}
      <ul className="list-unstyled">
        {readers.map(({ id, name, sent }) => (
          <li key={id} className="p-row p-between">
            <span>
              {name} <span className="p-small p-muted">{sent ? 'has sent a score sheet' : 'reads'}</span>
            </span>
            {admin ? (
              <Button
                variant="quiet"
                small
                onClick={() => busy || doing(() => unassign(api, applicationId, id))}
              >
                Remove<span className="visually-hidden"> {name}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {knowing.map(({ id, reader, declared_at }) => (
        <p key={id} className="p-row p-between">
          <span>
            {reader}{' '}
            <span className="p-small p-muted">
              knows this person, since {shortDayIn(declared_at, shell.locale)}
            </span>
          </span>
          <Button variant="quiet" small onClick={() => busy || doing(() => liftConflict(api, id))}>
            Let them read<span className="visually-hidden"> again, {reader}</span>
          </Button>
        </p>
      ))}
      {admin ? (
        <AddReader
          but={readers.map(({ id }) => id)}
          busy={busy}
          add={(reader) => doing(() => assign(api, applicationId, reader))}
        />
      ) : null}
    </section>
  );
}

interface AddReaderProps {
  /** Who reads already. */
  but: number[];
  busy: boolean;
  add: (reader: number) => void;
}

function AddReader({ but, busy, add }: AddReaderProps) {
  const { api } = useStaff();
  const [{ data }] = useLoad({ key: 'colleagues', load: () => readColleagues(api) });
  const [chosen, setChosen] = useState('');
  const options = (data ?? [])
    .filter(({ id }) => !but.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <form
      className="p-row p-row-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || chosen === '') return;
        add(Number(chosen));
        setChosen('');
      }}
    >
      <Select
        id="add-reader"
        label="Another reader"
        placeholder="Choose a colleague"
        options={options}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy} aria-disabled={chosen === '' || undefined}>
        Assign
      </Button>
    </form>
  );
}
