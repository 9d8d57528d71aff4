import { StatusChip } from '@portal/ui';
import type { ModuleRemote, ModuleVersion } from '../api/modules';
import { dayIn } from '../common/dates';
import { useStaff } from '../common/staff-context';
import { failuresOf, lookOf, percent, type UsedVersion } from './state';

const shareOf = ({ canary }: ModuleRemote, use: UsedVersion['use']) => {
  if (use === 'previous') return 'Nobody';
  if (use === 'canary') return `${canary?.percent ?? 0} % of the visitors`;
  return canary ? `${100 - canary.percent} % of the visitors` : 'Everybody';
};

const useLabel = { live: 'Live', canary: 'On trial', previous: 'Before' };

/** The versions in use, in columns; on a phone each version is a card. */
export function VersionTable({ remote, used }: { remote: ModuleRemote; used: readonly UsedVersion[] }) {
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={`Versions of ${remote.title}`}>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Who gets it</th>
            <th scope="col">State</th>
            <th scope="col">Opened</th>
            <th scope="col">Failed</th>
            <th scope="col">Needs</th>
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
      <th scope="row" data-label="Version">
        <span>
          <span className="p-email">{version}</span>
          <br />
          <span className="p-muted p-small p-plain">
            {useLabel[use]}
            {known ? `, published ${dayIn(known.publishedAt, locale)}` : ''}
          </span>
        </span>
      </th>
      <td data-label="Who gets it">{share}</td>
      <td data-label="State">
        {use === 'previous' && !used.misfits.length ? (
          <StatusChip status="inactive" tone="neutral" label="At hand" />
        ) : (
          <StatusChip {...lookOf(used)} />
        )}
      </td>
      <td data-label="Opened">{known ? known.opened.toLocaleString(locale.language) : 'Unknown'}</td>
      <td data-label="Failed">{known ? <Failed known={known} /> : 'Unknown'}</td>
      <td data-label="Needs">{known ? <Needs known={known} /> : 'Unknown'}</td>
    </tr>
  );
}

function Failed({ known }: { known: ModuleVersion }) {
  const { language } = useStaff().shell.locale;
  const told = failuresOf(known);
  if (!told) return <>Never</>;
  return (
    <span>
      {told}
      {known.errorRate === null ? null : (
        <>
          <br />
          <span className="p-muted p-small">{percent(known.errorRate, language)} of the openings</span>
        </>
      )}
    </span>
  );
}

function Needs({ known }: { known: ModuleVersion }) {
  const needs = [['shell API', known.shellApi], ...Object.entries(known.contracts)];
  return (
    <span className="p-small">
      {needs.map(([name, range]) => (
        <span key={name} className="d-block text-nowrap">
          {name} {range}
        </span>
      ))}
    </span>
  );
}
