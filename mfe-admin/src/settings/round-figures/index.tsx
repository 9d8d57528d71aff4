import { translated } from '@portal/application-ui/language';
import { isProgramme, programmeOf, programmes } from '@portal/contract-svc-applications-v1';
import type { DownloadOptions } from '@portal/remote-sdk';
import { Skeleton, usePageTitle } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { roundName } from '@portal/ui/rounds';
import { useSearchParams } from 'react-router-dom';
import {
  downloadRoundFigures,
  exportRoundFigures,
  readFiguresWithoutRound,
  readRoundFigures,
} from '../../api/round-figures';
import { readRounds } from '../../api/rounds';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SaveButtons } from '../../frame/common/save-buttons';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/rounds';
import { Funnel } from './funnel';

/** How many applications of a round reached each step; the address keeps the round. */
export default function RoundFiguresPage() {
  const { api, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const [rounds] = useLoad({ key: 'rounds', load: () => readRounds(api) });
  const first = rounds.data?.rounds[0]?.id ?? programmes[0].key;
  const chosen = params.get('of') ?? (rounds.state === 'loading' ? null : String(first));
  const [figures, reload] = useLoad({
    key: chosen,
    load: (signal) =>
      isProgramme(chosen)
        ? readFiguresWithoutRound(api, chosen, signal)
        : readRoundFigures(api, Number(chosen), signal),
    failure: t.funnelNotLoaded(),
  });
  usePageTitle(t.roundFigures(), { site: shell.branding.name });
  const options = [
    ...(rounds.data?.rounds ?? []).map((round) => ({
      value: String(round.id),
      label: `${roundName(round)} (${translated(programmeOf(round.programme).label)})`,
    })),
    ...programmes.map(({ key, label }) => ({
      value: key,
      label: t.funnelWithout({ programme: translated(label) }),
    })),
  ];
  const files = [
    { words: t.funnelExportExcel(), fetch: (how: DownloadOptions) => downloadRoundFigures(shell, how) },
    { words: t.funnelExport(), fetch: (how: DownloadOptions) => exportRoundFigures(shell, how) },
  ];
  return (
    <>
      <SettingsPageHead title={t.roundFigures()} text={t.funnelText()}>
        <div className="p-row">
          <SaveButtons files={files} failed={t.funnelExportFailed()} />
        </div>
      </SettingsPageHead>
      <div className="p-measure">
        <Select
          id="figures-of"
          label={t.funnelChoose()}
          options={options}
          value={chosen ?? ''}
          onChange={({ target }) => setParams({ of: target.value }, { replace: true })}
        />
        {figures.state === 'failed' ? (
          <FailedNotice title={t.funnelNotLoaded()} message={figures.message} retry={reload} />
        ) : null}
        {figures.data === null && figures.state === 'loading' ? (
          <Skeleton lines={6} label={t.funnelLoading()} />
        ) : null}
        {figures.data && figures.state !== 'failed' ? <Funnel figures={figures.data} /> : null}
      </div>
    </>
  );
}
