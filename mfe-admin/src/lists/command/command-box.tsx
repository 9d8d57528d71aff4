import { Button, Dialog, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PickField, usePick } from '../../frame/common/pick';
import { useSearchText } from '../../frame/common/use-search-text';
import { usePlaces, useViews } from '../../frame/frame-parts';
import * as t from '../../messages/command';
import * as shared from '../../messages/common';
import { type Entry, type EntryGroup, fitting, pageEntries } from './entries';
import { Results } from './results';
import { useActs } from './use-acts';
import { type FoundApplicants, useApplicants } from './use-applicants';

/** Finds an applicant, a page or an action by a few letters. Arrows move, Enter opens, Escape closes. */
export default function CommandBox({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const [searched, setSearched] = useState('');
  const [text, setText] = useSearchText(searched, setSearched);
  const found = useApplicants(searched);
  const acts = useActs();
  const pages = pageEntries(usePlaces(), useViews());
  // Whether the results belong to the text that is typed now.
  const upToDate = text.trim() === searched;
  const all: EntryGroup[] = [
    { kind: 'applicants', title: t.applicants(), entries: upToDate ? found.entries : [] },
    { kind: 'acts', title: t.acts(), entries: fitting(acts, text) },
    { kind: 'pages', title: t.pagesGroup(), entries: fitting(pages, text) },
  ];
  const groups = all.filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  function open(entry: Entry) {
    close();
    if (entry.to) navigate(entry.to);
    entry.run?.();
  }
  const pick = usePick({ entries, choose: open, ready: upToDate && found.state !== 'loading' });
  return (
    <Dialog open title={t.searchAndGo()} onClose={close}>
      <PickField
        pick={pick}
        label={t.searchLabel()}
        placeholder={t.searchPlaceholder()}
        maxLength={200}
        text={text}
        change={setText}
      />
      <Results id={pick.list} groups={groups} active={pick.active} point={pick.point} open={open} />
      <Outcome groups={groups} found={found} searching={!upToDate || found.state === 'loading'} text={text} />
    </Dialog>
  );
}

interface OutcomeProps {
  groups: EntryGroup[];
  found: FoundApplicants;
  searching: boolean;
  text: string;
}

/** The outcome of the search in words: visible if there are no results, always read by screen readers. */
function Outcome({ groups, found, searching, text }: OutcomeProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const failed = found.state === 'failed' && !searching;
  return (
    <>
      <p className={count > 0 && !searching ? 'visually-hidden' : 'p-muted p-command-told'} role="status">
        {searching ? t.searching() : resultText(count, text.trim(), failed)}
      </p>
      {failed ? (
        <div className="p-command-told">
          <Notice tone="danger" role="alert">
            <p>{t.searchFailed({ message: translated(found.message) })}</p>
            <Button variant="outline" small onClick={found.reload}>
              {shared.retry()}
            </Button>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

function resultText(count: number, text: string, failed: boolean): string {
  if (count > 0) return t.countResults({ count });
  return failed ? '' : t.nothingCalled({ text });
}
