import { StatusChip } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import { Fragment } from 'react';
import type { ModuleRemote, ModuleVersion } from '../../api/modules';
import { dayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import { failuresOf, lookOf, percent, type UsedVersion } from './state';
import { signerLine } from './words';

const shareOf = ({ canary }: ModuleRemote, use: UsedVersion['use']) => {
  if (use === 'previous') return t.nobodyGetsIt();
  if (use === 'canary' && canary?.staffFirst)
    return canary.percent === 0 ? t.staffOnly() : t.staffAndShare({ percent: canary.percent });
  if (use === 'canary') return t.shareOfVisitors({ percent: canary?.percent ?? 0 });
  return canary ? t.shareOfVisitors({ percent: 100 - canary.percent }) : t.everybodyGetsIt();
};

const labelOfUse = {
  get live() {
    return t.liveUse();
  },
  get canary() {
    return t.trialUse();
  },
  get previous() {
    return t.beforeUse();
  },
};

/** The versions in use, in columns; on a phone each version is a card. */
export function VersionTable({ remote, used }: { remote: ModuleRemote; used: readonly UsedVersion[] }) {
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={t.versionsOf({ title: remote.title })}>
        <thead>
          <tr>
            <th scope="col">{t.columnVersion()}</th>
            <th scope="col">{t.whoGetsIt()}</th>
            <th scope="col">{t.columnState()}</th>
            <th scope="col">{t.modulesOpened()}</th>
            <th scope="col">{t.modulesFailed()}</th>
            <th scope="col">{t.speedAndSize()}</th>
            <th scope="col">{t.modulesNeeds()}</th>
          </tr>
        </thead>
        <tbody>
          {used.map((one) => (
            <Row key={one.use} used={one} share={shareOf(remote, one.use)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ used, share }: { used: UsedVersion; share: string }) {
  const { locale } = useStaff().shell;
  const { known, use, version } = used;
  return (
    <tr>
      <th scope="row" data-label={t.columnVersion()}>
        <span>
          <span className="p-email">{version}</span>
          <br />
          <span className="p-muted p-small p-plain">
            {known
              ? t.usedPublished({ use: labelOfUse[use], publishedAt: dayIn(known.publishedAt, locale) })
              : labelOfUse[use]}
          </span>
          {known ? (
            <>
              <br />
              <span className="p-muted p-small p-plain">{signerLine(known)}</span>
            </>
          ) : null}
        </span>
      </th>
      <td data-label={t.whoGetsIt()}>{share}</td>
      <td data-label={t.columnState()}>
        {use === 'previous' && !used.misfits.length ? (
          <StatusChip status="inactive" tone="neutral" label={t.atHand()} />
        ) : (
          <StatusChip {...lookOf(used)} />
        )}
      </td>
      <td data-label={t.modulesOpened()}>
        {known ? numberInWords(known.opened, {}, locale.language) : t.versionUnknown()}
      </td>
      <td data-label={t.modulesFailed()}>{known ? <Failed known={known} /> : t.versionUnknown()}</td>
      <td data-label={t.speedAndSize()}>{known ? <SpeedAndSize known={known} /> : t.versionUnknown()}</td>
      <td data-label={t.modulesNeeds()}>{known ? <Needs known={known} /> : t.versionUnknown()}</td>
    </tr>
  );
}

function Failed({ known }: { known: ModuleVersion }) {
  const { language } = useStaff().shell.locale;
  const failures = failuresOf(known, language);
  if (!failures) return <>{t.modulesNever()}</>;
  return (
    <span>
      {failures}
      {known.errorRate === null ? null : (
        <>
          <br />
          <span className="p-muted p-small">
            {t.ofOpenings({ rate: percent(known.errorRate, language) })}
          </span>
        </>
      )}
    </span>
  );
}

function SpeedAndSize({ known: { loadMs, bytes } }: { known: ModuleVersion }) {
  const { language } = useStaff().shell.locale;
  const number = (value: number) => numberInWords(value, { maximumFractionDigits: 1 }, language);
  return (
    <span className="p-small">
      {loadMs ? t.secondsToShow({ seconds: number(loadMs / 1000) }) : t.noTimeYet()}
      <br />
      {bytes ? t.sizeInKb({ kb: number(Math.round(bytes / 1000)) }) : null}
    </span>
  );
}

function Needs({ known }: { known: ModuleVersion }) {
  const needs = [[t.shellApi(), known.shellApi], ...Object.entries(known.contracts)];
  return (
    <span className="p-small">
      {needs.map(([name, range]) => (
        <Fragment key={name}>
          <span className="text-nowrap">
            {name} {range}
          </span>
          <br />
        </Fragment>
      ))}
    </span>
  );
}
