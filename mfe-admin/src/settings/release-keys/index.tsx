import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import { readReleaseKeys } from '../../api/release-keys';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/release-keys';
import { KeyHistory } from './key-history';
import { SharedToken } from './shared-token';
import { TeamCard } from './team-card';
import { TeamForm } from './team-form';

/** The teams that release modules: the parts that they own, their keys, and the shared token. */
export default function ReleaseKeysPage() {
  const { api, shell } = useStaff();
  const [keys, reload] = useLoad({
    key: 'release-keys',
    load: (signal) => readReleaseKeys(api, signal),
    failure: t.keysNotLoaded(),
  });
  usePageTitle(t.keysTitle(), { site: shell.branding.name });

  function changed(sentence: string) {
    shell.notify.success(sentence);
    reload();
  }

  return (
    <>
      <p className="mb-2">
        <Link to="/admin/modules">{t.backToModules()}</Link>
      </p>
      <div className="p-list-head">
        <div>
          <h1>{t.keysTitle()}</h1>
          <p className="p-muted">{t.keysText()}</p>
        </div>
      </div>
      {keys.state === 'failed' ? (
        <FailedNotice title={t.keysNotLoaded()} message={keys.message} retry={reload} />
      ) : null}
      {keys.data === null && keys.state === 'loading' ? <Skeleton lines={8} label={t.keysLoading()} /> : null}
      {keys.data ? (
        <div className="p-measure">
          <SharedToken keys={keys.data} changed={changed} />
          <h2 className="mt-4 mb-3">{t.keysTeams()}</h2>
          {keys.data.teams.length === 0 ? (
            <EmptyState level={3} title={t.noTeams()} text={t.noTeamsText()} />
          ) : (
            keys.data.teams.map((team) => (
              <TeamCard key={team.id} team={team} parts={keys.data?.parts ?? []} changed={changed} />
            ))
          )}
          <TeamForm keys={keys.data} changed={changed} />
          <h2 className="mt-4 mb-3">{t.keysHistory()}</h2>
          <KeyHistory keys={keys.data} />
        </div>
      ) : null}
    </>
  );
}
