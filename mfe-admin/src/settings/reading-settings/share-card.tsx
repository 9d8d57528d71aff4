import type { Text } from '@portal/contract-language-v1';
import {
  type ApplicationType,
  applicationTypes,
  readingMessages as messages,
  programmes,
  readingLimits,
} from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice, Skeleton } from '@portal/ui';
import { Select, TextField } from '@portal/ui/forms';
import { translated, translatedJoined } from '@portal/ui/language';
import { useState } from 'react';
import { planShares, readColleagues, type Shared, type Sharing, shareOut } from '../../api/reading';
import { FailedNotice } from '../../frame/common/failed-notice';
import { focusReaders, ReadersChoice } from '../../frame/common/readers-choice';
import { fieldErrors, fieldSentences, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading-settings';
import { ShareDialog } from './share-dialog';

const states = [
  {
    value: '',
    get label() {
      return t.submittedOrInReview();
    },
  },
  {
    value: 'submitted',
    get label() {
      return t.shareSubmitted();
    },
  },
  {
    value: 'in-review',
    get label() {
      return t.shareInReview();
    },
  },
] as const;

const fields = ['readers', 'readers_each'] as const;
type Problems = Partial<Record<(typeof fields)[number], Text>>;

/** Distributes the applications of a programme among reviewers; the result is previewed. */
export function ShareCard() {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [{ state, data: colleagues, message }, reload] = useLoad({
    key: 'colleagues',
    load: () => readColleagues(api),
  });
  const [programme, setProgramme] = useState<ApplicationType>(programmes[0].key);
  const [status, setStatus] = useState('');
  const [each, setEach] = useState('1');
  const [readers, setReaders] = useState<number[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<readonly Text[] | null>(null);
  const [plan, setPlan] = useState<{ body: Sharing; shared: Shared } | null>(null);

  /** Shows each problem at its field and focuses the first. */
  function refuse(found: Problems) {
    setProblems(found);
    if (found.readers_each) document.getElementById('share-each')?.focus();
    else if (found.readers) focusReaders('share');
  }
  function preview() {
    setFailure(null);
    const found: Problems = {
      ...(!isEach(each) && { readers_each: messages.readersEach }),
      ...(readers.length === 0 && { readers: messages.noReaders }),
    };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    const chosen = states.find(({ value }) => value === status && value !== '')?.value;
    const body: Sharing = {
      programme,
      readers,
      readers_each: Number(each),
      ...(chosen && { status: chosen as NonNullable<Sharing['status']> }),
    };
    void run(
      async () => setPlan({ body, shared: await planShares(api, body) }),
      (error) => {
        const atFields = fieldErrors(error, fields);
        if (Object.keys(atFields).length > 0) refuse(atFields);
        else setFailure(fieldSentences(error) ?? [refusalSentence(error, t.notWorkedOut())]);
      },
    );
  }
  return (
    <Card title={t.readingSettingsShareOut()}>
      <p className="p-muted">{t.shareText()}</p>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.thereIsAProblem()}>
          <p>{translatedJoined(failure)}</p>
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <FailedNotice title={t.colleaguesNotLoaded()} message={message} retry={reload} />
      ) : null}
      {!colleagues && state === 'loading' ? (
        <Skeleton lines={4} label={t.readingSettingsColleaguesLoading()} />
      ) : null}
      {colleagues ? (
        <form
          aria-label={t.readingSettingsShareOut()}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) preview();
          }}
        >
          <Select
            id="share-programme"
            label={t.readingSettingsProgramme()}
            options={translatedChoices(applicationTypes)}
            value={programme}
            onChange={({ target }) =>
              setProgramme(applicationTypes.find(({ value }) => value === target.value)?.value ?? programme)
            }
          />
          <Select
            id="share-status"
            label={t.readingSettingsStatus()}
            options={states}
            value={status}
            onChange={({ target }) => setStatus(target.value)}
          />
          <TextField
            id="share-each"
            label={t.readersOfEach()}
            hint={t.oneTo({ readersEach: readingLimits.readersEach })}
            inputMode="numeric"
            width={4}
            value={each}
            error={problems.readers_each && translated(problems.readers_each)}
            onChange={({ currentTarget }) => {
              setEach(currentTarget.value);
              setProblems(({ readers_each: _, ...others }) => others);
            }}
          />
          <ReadersChoice
            name="share"
            colleagues={colleagues}
            chosen={readers}
            error={problems.readers && translated(problems.readers)}
            onChange={(chosen) => {
              setReaders(chosen);
              setProblems(({ readers: _, ...others }) => others);
            }}
          />
          <Button type="submit" variant="outline" busy={busy}>
            {t.showWhoReads()}
          </Button>
        </form>
      ) : null}
      {plan ? (
        <ShareDialog
          shared={plan.shared}
          close={() => setPlan(null)}
          share={async () => {
            const { assigned } = await shareOut(api, plan.body);
            setPlan(null);
            shell.notify.success(t.sharedOut({ assigned }));
          }}
        />
      ) : null}
    </Card>
  );
}

function isEach(typed: string): boolean {
  const count = Number(typed);
  return typed.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= readingLimits.readersEach;
}
