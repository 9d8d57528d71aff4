import { readingMessages as messages } from '@portal/contract-svc-applications-v1';
import { Button, Notice, Skeleton } from '@portal/ui';
import { RadioGroup } from '@portal/ui/forms';
import { translated, translatedJoined } from '@portal/ui/language';
import { useEffect, useRef, useState } from 'react';
import type { PreviewedRow } from '../../api/bulk';
import { readColleagues } from '../../api/reading';
import { Foot } from '../../frame/common/dialog-foot';
import { FailedNotice } from '../../frame/common/failed-notice';
import { focusReaders, ReadersChoice } from '../../frame/common/readers-choice';
import { fieldSentences, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/bulk';
import { applicationsInWords, type BulkStepProps } from './acts';
import { refusedOf } from './use-act';

const ways = [
  {
    value: 'all',
    get label() {
      return t.everybodyReads();
    },
  },
  {
    value: 'evenly',
    get label() {
      return t.shareOut();
    },
    get hint() {
      return t.shareOutHint();
    },
  },
] as const;

/** Chooses who reviews the selected applications; the distribution is shown before it is stored. */
export function AssignStep({ rows, looked, ...props }: BulkStepProps) {
  const { api } = useStaff();
  const [{ state, data, message }, reload] = useLoad({
    key: 'colleagues',
    load: () => readColleagues(api),
  });
  const [readers, setReaders] = useState<number[]>([]);
  const [way, setWay] = useState<string>('all');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const { busy, run } = useWork();
  if (looked) return <Confirm rows={rows} looked {...props} />;
  if (state === 'failed')
    return <FailedNotice title={t.colleaguesFailed()} message={message} retry={reload} />;
  if (!data) return <Skeleton lines={4} label={t.colleaguesLoading()} />;

  function refuse(sentence: string | undefined) {
    setProblem(sentence);
    if (sentence) focusReaders('assign');
  }
  function preview() {
    setFailure(null);
    refuse(readers.length === 0 ? messages.noReaders : undefined);
    if (readers.length === 0) return;
    void run(
      () => props.look({ readers, evenly: way === 'evenly' }),
      (error) => {
        const atField = refusedOf(error, /^readers$/)?.readers;
        if (atField) refuse(atField);
        else setFailure(fieldSentences(error) ?? [refusalSentence(error, t.assignFailed())]);
      },
    );
  }
  return (
    <form
      id="bulk-readers"
      aria-label={t.readersOf()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) preview();
      }}
    >
      {failure ? (
        <Notice tone="danger" role="alert" title={t.thereIsProblem()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      <ReadersChoice
        name="assign"
        colleagues={data}
        chosen={readers}
        error={problem && translated(problem)}
        onChange={(chosen) => {
          setReaders(chosen);
          setProblem(undefined);
        }}
      />
      <RadioGroup legend={t.how()} name="assign-way" options={ways} value={way} onChange={setWay} />
      <Foot>
        <Button type="submit" form="bulk-readers" busy={busy}>
          {t.showWho()}
        </Button>
      </Foot>
    </form>
  );
}

function Confirm({ rows, busy, perform, back }: Omit<BulkStepProps, 'look'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-label={t.howMany()}>
      <h3 ref={heading} tabIndex={-1} className="p-bulk-title">
        {t.howMany()}
      </h3>
      <ul className="list-unstyled p-bulk-loads">
        {loadsOf(rows).map(({ id, name, count }) => (
          <li key={id} className="p-row p-between">
            {name} <strong>{count}</strong>
          </li>
        ))}
      </ul>
      <Foot>
        <Button variant="outline" onClick={() => busy || back()}>
          {t.otherReaders()}
        </Button>
        {rows.length > 0 ? (
          <Button busy={busy} onClick={() => perform({})}>
            {t.assignCount({ applications: applicationsInWords(rows.length) })}
          </Button>
        ) : null}
      </Foot>
    </section>
  );
}

interface Load {
  id: number;
  name: string;
  count: number;
}

/** Returns how many applications each reviewer would get, by name. */
function loadsOf(rows: PreviewedRow[]): Load[] {
  const loads = new Map<number, Load>();
  for (const { id, name } of rows.flatMap(({ readers }) => readers))
    loads.set(id, { id, name, count: (loads.get(id)?.count ?? 0) + 1 });
  return [...loads.values()].sort((one, other) => one.name.localeCompare(other.name));
}
