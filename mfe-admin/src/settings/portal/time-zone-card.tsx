import { formatMoment } from '@portal/application-ui';
import { translated } from '@portal/application-ui/language';
import { Button, Card, Notice } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { type FormEvent, useMemo, useState } from 'react';
import { changeSettings } from '../../api/settings';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import type { SettingsCardProps } from './switch-card';
import { portalMessages } from './words';

/** Returns all time zones of the browser, and the chosen one if the browser names it differently. */
function zonesWith(chosen: string) {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = zones.includes(chosen) ? zones : [chosen, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}

/** The setting of the time zone in which the portal counts days. */
export function TimeZoneCard({ settings, changed }: SettingsCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [zone, setZone] = useState(settings.time_zone);
  const [failure, setFailure] = useState<string | null>(null);
  const zones = useMemo(() => zonesWith(settings.time_zone), [settings.time_zone]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        changed(await changeSettings(api, { time_zone: zone }));
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }

  return (
    <Card title={t.timeZone()}>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.choiceNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <p>{t.timeZoneText()}</p>
      <form onSubmit={submit} noValidate>
        <Select
          label={t.daysOf()}
          name="time_zone"
          hint={t.nowThere({ moment: formatMoment(new Date().toISOString(), zone) })}
          value={zone}
          options={zones}
          onChange={(event) => setZone(event.target.value)}
        />
        <Button type="submit" variant="outline" busy={busy}>
          {t.saveTimeZone()}
        </Button>
      </form>
    </Card>
  );
}
