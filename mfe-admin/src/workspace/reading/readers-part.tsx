import { Button } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import { assign, liftConflict, readColleagues, unassign } from '../../api/reading';
import { shortDayIn } from '../../frame/common/dates';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading';
import type { PartProps } from './part';

/** The reviewers of an application and people who know the applicant; administrators change both. */
export function ReadersPart({ applicationId, reading, changed }: PartProps) {
  const { api, can, shell } = useStaff();
  const { busy, run } = useWork();
  const doing = (work: () => Promise<unknown>) =>
    void run(
      async () => {
        await work();
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.readersNotChanged())),
    );
  const { readers, left = [], knowing = [] } = reading;
  return (
    <section className="p-reading-part" aria-label={t.readers()}>
      <h3 className="p-card-title">{t.readers()}</h3>
      {readers.length === 0 ? <p className="p-muted">{t.noReaders()}</p> : null}
      <ul className="list-unstyled">
        {readers.map(({ id, name, sent }) => (
          <li key={id} className="p-row p-between">
            <span>
              {name} <span className="p-small p-muted">{sent ? t.hasSentSheet() : t.isReading()}</span>
            </span>
            {can('assignReaders') ? (
              <Button
                variant="quiet"
                small
                onClick={() => busy || doing(() => unassign(api, applicationId, id))}
              >
                {rich(
                  t.removeReader({
                    name,
                    hidden: (words) => <span className="visually-hidden">{words}</span>,
                  }),
                )}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {left.map(({ id, name }) => (
        <p key={id}>
          {name} <span className="p-small p-muted">{t.hasLeft()}</span>
        </p>
      ))}
      {knowing.map(({ id, reader, declared_at }) => (
        <p key={id} className="p-row p-between">
          <span>
            {reader}{' '}
            <span className="p-small p-muted">
              {t.knowsSince({ day: shortDayIn(declared_at, shell.locale) })}
            </span>
          </span>
          {can('manageConflicts') ? (
            <Button variant="quiet" small onClick={() => busy || doing(() => liftConflict(api, id))}>
              {rich(
                t.letRead({ reader, hidden: (words) => <span className="visually-hidden">{words}</span> }),
              )}
            </Button>
          ) : null}
        </p>
      ))}
      {can('assignReaders') ? (
        <AddReader
          but={readers.map(({ id }) => id)}
          busy={busy}
          add={async (reader, refuse) =>
            run(
              async () => {
                await assign(api, applicationId, reader);
                changed();
              },
              (error) =>
                refuse(
                  fieldErrors(error, ['reader']).reader ?? refusalSentence(error, t.readersNotChanged()),
                ),
            )
          }
        />
      ) : null}
    </section>
  );
}

interface AddReaderProps {
  /** Ids of the present reviewers. */
  but: number[];
  busy: boolean;
  /** Adds a reviewer; a refusal is shown at the field. */
  add: (reader: number, refuse: (sentence: string) => void) => Promise<unknown>;
}

const field = 'add-reader';

function AddReader({ but, busy, add }: AddReaderProps) {
  const { api } = useStaff();
  const [{ data }] = useLoad({ key: 'colleagues', load: () => readColleagues(api) });
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const options = (data ?? [])
    .filter(({ id }) => !but.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <form
      className="p-row p-row-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || chosen === '') return;
        setProblem(undefined);
        void add(Number(chosen), (sentence) => {
          setProblem(sentence);
          document.getElementById(field)?.focus();
        });
      }}
    >
      <Select
        id={field}
        label={t.anotherReader()}
        placeholder={t.chooseColleague()}
        options={options}
        value={options.some(({ value }) => value === chosen) ? chosen : ''}
        error={problem && translated(problem)}
        onChange={({ target }) => {
          setChosen(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="outline" busy={busy} aria-disabled={chosen === '' || undefined}>
        {t.assign()}
      </Button>
    </form>
  );
}
