import { isProgramme } from '@portal/contract-svc-applications-v1';
import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PreparedResult, type ResultsFilter, readResults, releaseResults } from '../../api/results';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/results';
import { Pager } from '../../workspace/application-list/pager';
import { isDecision } from '../../workspace/decision-text/rules';
import { FilterFields } from './filter-fields';
import { MailDialog } from './mail-dialog';
import { ReleaseDialog } from './release-dialog';
import { ReleaseProgress } from './release-progress';
import { ResultsTable } from './results-table';
import './results.scss';
import { RoundPlaces } from './round-places';
import { useReleasing } from './use-releasing';
import { countsInWords } from './words';

/** Prepared decisions: reviewed, previewed as emails, and released together. */
export default function ResultsPage() {
  const { api, can, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const [list, reload] = useLoad({
    key: JSON.stringify(filter),
    load: (signal) => readResults(api, filter, signal),
    failure: t.resultsFailed(),
  });
  const [mail, setMail] = useState<PreparedResult | null>(null);
  const [asking, setAsking] = useState(false);
  usePageTitle(t.resultsTitle(), { site: shell.branding.name });
  const shown = list.data;
  const { chosen, isIn, turn, request } = useReleasing(shown?.seen ?? []);
  const mayRelease = can('releaseResults');
  const isGoing = shown?.releases.some(({ state }) => state === 'going') ?? false;
  const isFiltered = Boolean(filter.status ?? filter.type ?? filter.prepared_by ?? filter.round);

  async function release() {
    await releaseResults(api, request());
    setAsking(false);
    reload();
  }
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{t.resultsTitle()}</h1>
          <p className="p-muted">{t.resultsText()}</p>
        </div>
      </div>
      {list.state === 'failed' ? (
        <FailedNotice title={t.resultsFailed()} message={list.message} retry={reload} />
      ) : null}
      {shown === null && list.state === 'loading' ? <Skeleton lines={8} label={t.resultsLoading()} /> : null}
      {shown?.releases
        .filter(({ state }, place) => state === 'going' || place === 0)
        .map((one) => (
          <ReleaseProgress key={one.id} release={one} changed={reload} />
        ))}
      {shown ? (
        <div className={joinClasses(list.state === 'loading' && 'p-busy')}>
          {shown.counts.total === 0 && isGoing ? null : shown.counts.total === 0 && !isFiltered ? (
            <EmptyState drawing={openDoor} title={t.resultsEmpty()} text={t.resultsEmptyText()} />
          ) : (
            <>
              <FilterFields
                filter={filter}
                authors={shown.authors}
                rounds={shown.by_round}
                change={(next) => setParams(filled(next))}
              />
              <p role="status">
                <strong>{t.resultsCount({ count: shown.counts.total })}</strong>
                {shown.counts.total > 0 ? `: ${countsInWords(shown.seen).join(', ')}` : ''}
              </p>
              <RoundPlaces rounds={shown.by_round} />
              {shown.counts.total === 0 ? <p>{t.resultsNoneFound()}</p> : null}
              {shown.results.length > 0 ? (
                <ResultsTable
                  {...{ rows: shown.results, rounds: shown.by_round, picks: mayRelease, isIn, turn }}
                  showMail={setMail}
                  changed={reload}
                />
              ) : null}
              <Pager
                pagination={shown.pagination}
                shown={shown.results.length}
                filtered={isFiltered}
                go={(page) => setParams({ ...filled(Object.fromEntries(params)), page: String(page) })}
              />
              {mayRelease && shown.seen.length > 0 ? (
                <div className="p-row mt-3">
                  <Button
                    aria-disabled={chosen.length === 0 || undefined}
                    onClick={() => chosen.length > 0 && setAsking(true)}
                  >
                    {t.resultsRelease({ count: chosen.length })}
                  </Button>
                  {chosen.length < shown.seen.length ? (
                    <button
                      type="button"
                      className="p-link"
                      onClick={() =>
                        turn(
                          shown.seen.map(({ id }) => id),
                          true,
                        )
                      }
                    >
                      {t.resultsPickAll({ count: shown.seen.length })}
                    </button>
                  ) : null}
                </div>
              ) : null}
              {mayRelease ? null : <p className="p-muted">{t.resultsMayNot()}</p>}
            </>
          )}
        </div>
      ) : null}
      {mail ? <MailDialog result={mail} close={() => setMail(null)} /> : null}
      {asking && shown ? (
        <ReleaseDialog
          {...{ chosen, release }}
          left={shown.counts.total - chosen.length}
          close={() => {
            setAsking(false);
            // The release was refused because something has changed: the list is loaded again.
            reload();
          }}
        />
      ) : null}
    </>
  );
}

const numberOf = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number < 1e9 ? number : undefined;
};

function filterOf(params: URLSearchParams): ResultsFilter {
  const [status, type] = [params.get('status'), params.get('type')];
  const [preparedBy, round, page] = ['prepared_by', 'round', 'page'].map((name) =>
    numberOf(params.get(name)),
  );
  return {
    ...(isDecision(status) && { status }),
    ...(isProgramme(type) && { type }),
    ...(preparedBy && { prepared_by: preparedBy }),
    ...(round && { round }),
    ...(page && { page }),
  };
}

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && name !== 'page'));
