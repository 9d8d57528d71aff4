import { translated } from '@portal/application-ui/language';
import { newestFirst, programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { Card, usePageTitle } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { readStats } from '../../api/applications';
import { deskPath } from '../../frame/common/desk-place';
import { ownRole } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/dashboard';
import * as frameWords from '../../messages/frame';
import { Figures } from '../../workspace/home/figures';
import { GoOn } from '../../workspace/review-workspace/go-on';
import { DeskHelp } from '../../workspace/review-workspace/help';
import { DeskKeys } from '../../workspace/review-workspace/keys';
import { TodaySections } from './today-sections';

const FirstSteps = lazy(() => import('./first-steps'));

/** The first page of staff, the dashboard: a row of numbers, open work, and the week. */
export default function Home() {
  return (
    <DeskKeys>
      <Page />
    </DeskKeys>
  );
}

function Page() {
  const { api, shell, userId } = useStaff();
  const [stats] = useLoad({ key: String(userId), load: () => readStats(api) });
  usePageTitle(t.deskHeading(), { site: shell.branding.name });
  return (
    <>
      <div className="p-desk-head">
        <h1 className="mb-0">{t.deskHeading()}</h1>
        <span className="p-chip p-plain-chip">{ownRole(shell.session)}</span>
        <span style={{ marginInlineStart: 'auto' }}>
          <DeskHelp search={null} />
        </span>
      </div>
      <Figures stats={stats.data} />
      <TodaySections stats={stats.data} listOf={deskPath}>
        {stats.data?.total === 0 ? (
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        ) : null}
        <Card title={t.management()}>
          <p>
            {t.welcome({ everybody: everybody() })}{' '}
            {hasKeys() ? rich(t.keysOfLists({ j: keyCap, k: keyCap, all: keyCap })) : null}
          </p>
          <GoOn />
          <nav className="p-row" aria-labelledby="choose-type">
            <strong id="choose-type">{t.chooseType()}</strong>
            {newestFirst.map(({ key }) => (
              <Link key={key} className="btn btn-outline btn-sm" to={deskPath(key)}>
                {frameWords.readingOf({ applicant: translated(staffWords[key].applicant) })}
              </Link>
            ))}
          </nav>
        </Card>
      </TodaySections>
    </>
  );
}

/** Whether the device probably has a keyboard; a phone most likely has none. */
const hasKeys = () => !window.matchMedia?.('(pointer: coarse)').matches;

const keyCap = (words: string) => <kbd>{words}</kbd>;

/** 'Interns and visitors'. */
function everybody(): string {
  const names = programmes.map(({ key }) => translated(staffWords[key].applicants));
  const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(t.andBetween());
  return all.charAt(0).toUpperCase() + all.slice(1);
}
