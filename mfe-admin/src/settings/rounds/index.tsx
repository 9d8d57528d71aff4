import { Button, EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { placeOfZone } from '@portal/ui/rounds';
import { useState } from 'react';
import { type ManagedRound, readRounds } from '../../api/rounds';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/rounds';
import { MoreTimeDialog } from './more-time-dialog';
import { RemoveDialog } from './remove-dialog';
import { RoundCard } from './round-card';
import { RoundDialog } from './round-dialog';

type Asked = { what: 'edit' | 'remove' | 'time'; round: ManagedRound } | { what: 'make' };

/** The rounds of each programme, in which applications are accepted. */
export default function RoundsPage() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: 'rounds', load: () => readRounds(api) });
  const [asked, setAsked] = useState<Asked | null>(null);
  usePageTitle(t.rounds(), { site: shell.branding.name });
  const { data } = loaded;
  const close = () => setAsked(null);
  function done(sentence: string) {
    close();
    shell.notify.success(sentence);
    void shell.settings.refresh();
    reload();
  }
  const dialogs = { timeZone: data?.time_zone ?? 'UTC', close, done };

  return (
    <>
      <SettingsPageHead
        title={t.rounds()}
        text={data ? t.roundsText({ place: placeOfZone(data.time_zone) }) : ''}
      >
        <Button onClick={() => setAsked({ what: 'make' })}>{t.newRound()}</Button>
      </SettingsPageHead>
      <div className="p-measure">
        {loaded.state === 'failed' ? (
          <FailedNotice title={t.roundsNotLoaded()} message={loaded.message} retry={reload} />
        ) : null}
        {data === null && loaded.state === 'loading' ? (
          <Skeleton lines={6} label={t.roundsLoading()} />
        ) : null}
        {data?.rounds.length === 0 ? <EmptyState title={t.noRounds()} text={t.noRoundsText()} /> : null}
        {data?.rounds.map((round) => (
          <RoundCard
            key={round.id}
            round={round}
            timeZone={data.time_zone}
            ask={(what) => setAsked({ what, round })}
          />
        ))}
      </div>
      {asked?.what === 'make' ? <RoundDialog {...dialogs} /> : null}
      {asked?.what === 'edit' ? <RoundDialog round={asked.round} {...dialogs} /> : null}
      {asked?.what === 'remove' ? <RemoveDialog round={asked.round} {...dialogs} /> : null}
      {asked?.what === 'time' ? <MoreTimeDialog round={asked.round} {...dialogs} /> : null}
    </>
  );
}
