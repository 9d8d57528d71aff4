import { StatusChip } from '@portal/ui';
import type { ModuleService } from '../api/modules';

/** The services. Their own pipelines release them, so this table has no buttons. */
export function ServiceTable({ services }: { services: readonly ModuleService[] }) {
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label="Services">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">State</th>
            <th scope="col">Version</th>
            <th scope="col">Keeps</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, reachable, version, contracts }) => (
            <tr key={name}>
              <th scope="row" data-label="Service">
                {name}
              </th>
              <td data-label="State">
                {reachable ? (
                  <StatusChip status="active" label="Answers" />
                ) : (
                  <StatusChip status="unreachable" tone="danger" label="Unreachable" />
                )}
              </td>
              <td data-label="Version">{version ?? 'Unknown'}</td>
              <td data-label="Keeps">
                <span className="p-small">{keeps(contracts) || 'Unknown'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const keeps = (contracts: Record<string, string>) =>
  Object.entries(contracts)
    .map(([name, version]) => `contract ${name} ${version}`)
    .join(', ');
