import { translated } from '@portal/application-ui/language';
import { newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { type Report, readReport, reportQuery } from '../api/reports';
import { FailedNotice } from '../frame/common/failed-notice';
import { useStaff } from '../frame/common/staff-context';
import { StatCard } from '../frame/common/stat-card';
import { useLoad } from '../frame/common/use-load';
import * as t from '../messages/reports';
import { Charts } from './charts';
import { DownloadBar } from './download-bar';
import { FilterFields } from './filter-fields';
import { PeriodFigures } from './period-figures';
import { PreviewTable } from './preview-table';
import { ALL_TIME, asked, type ChosenFilter, filterOf, paramsOf, problemOf } from './report-filter';

/** Statistics, charts and files of the applications that match the filters; the address keeps the filters. */
export default function Reports() {
  const { api, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const here = { now: Date.now(), timeZone: shell.locale.timeZone };
  const chosen = filterOf(params, here);
  const problem = problemOf(chosen);
  const filter = asked(chosen, here);
  const [report, reload] = useLoad({
    key: problem ? null : reportQuery(filter),
    load: (signal) => readReport(api, filter, signal),
    failure: t.reportNotLoaded(),
  });
  usePageTitle(t.reportsReports(), { site: shell.branding.name, error: problem !== null });

  const change = (part: Partial<ChosenFilter>) =>
    setParams(paramsOf({ ...chosen, ...part }, here), { replace: true });
  const total = report.data?.counts.total;
  const ready = report.state === 'ready' && problem === null;
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{t.reportsReports()}</h1>
          <p className="p-muted" role="status">
            {ready && total !== undefined
              ? t.applicationsFitFilters({ total })
              : problem || report.state === 'failed'
                ? ''
                : t.loadingApplications()}
          </p>
        </div>
      </div>
      <FilterFields filter={chosen} problem={problem} timeZone={here.timeZone} change={change} />
      {report.state === 'failed' ? (
        <FailedNotice title={t.reportNotLoaded()} message={report.message} retry={reload} />
      ) : null}
      {report.data === null && report.state === 'loading' && !problem ? (
        <Skeleton lines={9} label={t.reportLoading()} />
      ) : null}
      {report.data && !problem && report.state !== 'failed' ? (
        <div className={joinClasses(report.state === 'loading' && 'p-busy')}>
          <DownloadBar filter={filter} nothing={total === 0 ? t.nothingToDownload() : null} />
          {total === 0 ? (
            <>
              <EmptyState
                title={t.noneFit()}
                text={t.noneFitText()}
                action={
                  <Button
                    variant="outline"
                    onClick={() => change({ type: 'all', status: 'all', range: ALL_TIME })}
                  >
                    {t.showAllApplications()}
                  </Button>
                }
              />
              <PeriodFigures period={report.data.counts.period} />
            </>
          ) : (
            <Shown report={report.data} />
          )}
        </div>
      ) : null}
    </>
  );
}

function Shown({ report }: { report: Report }) {
  const { counts } = report;
  return (
    <>
      <div className="p-grid p-stats">
        <StatCard title={t.reportsTotalApplications()} figure={counts.total} />
        {newestFirst.map(({ key }) => (
          <StatCard key={key} title={translated(staffWords[key].list)} figure={counts[key]} />
        ))}
        <StatCard title={t.reportsApproved()} figure={counts.approved} />
      </div>
      <PeriodFigures period={counts.period} />
      <Charts counts={counts} by={report.filter.by} />
      <PreviewTable report={report} />
    </>
  );
}
