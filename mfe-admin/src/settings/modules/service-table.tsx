import { StatusChip } from '@portal/ui';
import type { ModuleService } from '../../api/modules';
import * as t from '../../messages/modules';
import { Owners } from './owners';

/** The services. Their own pipelines release them, so this table has no buttons. */
export function ServiceTable({ services }: { services: readonly ModuleService[] }) {
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={t.modulesServices()}>
        <thead>
          <tr>
            <th scope="col">{t.modulesService()}</th>
            <th scope="col">{t.columnState()}</th>
            <th scope="col">{t.columnVersion()}</th>
            <th scope="col">{t.modulesKeeps()}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, reachable, version, contracts, owners }) => (
            <tr key={name}>
              <th scope="row" data-label={t.modulesService()}>
                <span>
                  {name}
                  {owners ? <br /> : null}
                  <span className="p-small p-muted p-plain">
                    <Owners owners={owners} />
                  </span>
                </span>
              </th>
              <td data-label={t.columnState()}>
                {reachable ? (
                  <StatusChip status="active" label={t.modulesAnswers()} />
                ) : (
                  <StatusChip status="unreachable" tone="danger" label={t.modulesUnreachable()} />
                )}
              </td>
              <td data-label={t.columnVersion()}>{version ?? t.versionUnknown()}</td>
              <td data-label={t.modulesKeeps()}>
                <span className="p-small">{keeps(contracts) || t.versionUnknown()}</span>
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
    .map(([name, version]) => t.contractVersion({ name, version }))
    .join(', ');
