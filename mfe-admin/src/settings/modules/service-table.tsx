import type { ModuleRegistration } from '@portal/contract-remote-v1';
import { Notice, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { ModuleService } from '../../api/modules';
import { asCode } from '../../frame/common/as-code';
import { dayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';
import { Owners } from './owners';
import { actorOf } from './words';

/** The services. Their own pipelines release them, so this table has no buttons. */
export function ServiceTable({ services }: { services: readonly ModuleService[] }) {
  return (
    <>
      {services.map((service) => (
        <RevokedRegistration key={service.name} service={service} />
      ))}
      <Table services={services} />
    </>
  );
}

/** Warns of a service that a revoked key registered: a thief may run it, and calls of people in the portal go there. */
function RevokedRegistration({ service: { name, registered } }: { service: ModuleService }) {
  if (!registered?.revoked) return null;
  return (
    <Notice tone="danger" title={t.registeredRevoked({ name })}>
      <p>{rich(t.registeredRevokedText({ name, urls: registered.urls.join(', '), code: asCode }))}</p>
    </Notice>
  );
}

function Table({ services }: { services: readonly ModuleService[] }) {
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
          {services.map(({ name, reachable, version, contracts, owners, registered }) => (
            <tr key={name}>
              <th scope="row" data-label={t.modulesService()}>
                <span>
                  {name}
                  {owners ? <br /> : null}
                  <span className="p-small p-muted p-plain">
                    <Owners owners={owners} />
                  </span>
                  {registered ? <Registered registered={registered} /> : null}
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

/** For a service from another repository: who registered it, and which calls go where. */
function Registered({ registered: { by, since, routes, urls } }: { registered: ModuleRegistration }) {
  const { locale } = useStaff().shell;
  const given = { since: dayIn(since, locale), routes: routes.join(', '), urls: urls.join(', ') };
  return (
    <>
      <br />
      <span className="p-small p-muted p-plain p-email">
        {by ? t.registeredBy({ ...given, by: actorOf({ by }) }) : t.registeredUnknown(given)}
      </span>
    </>
  );
}

const keeps = (contracts: Record<string, string>) =>
  Object.entries(contracts)
    .map(([name, version]) => t.contractVersion({ name, version }))
    .join(', ');
