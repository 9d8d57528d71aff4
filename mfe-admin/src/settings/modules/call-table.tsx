import { numberInWords } from '@portal/ui/language';
import type { Board, ModuleRemote } from '../../api/modules';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/modules';

/** Which remote needs and calls which service. On a phone each remote is a card. */
export function CallTable({ board: { remotes, services, calls = {} } }: { board: Board }) {
  const { language } = useStaff().shell.locale;
  const made = (name: string, service: string) => {
    const times = calls[name]?.[service] ?? 0;
    return times > 0 ? t.callsMade({ calls: times, number: numberInWords(times, {}, language) }) : '';
  };
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={t.whoCalls()}>
        <thead>
          <tr>
            <th scope="col">{t.columnModule()}</th>
            {services.map(({ name, version }) => (
              <th key={name} scope="col">
                {name} <span className="p-muted">{version}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <tr key={remote.name}>
              <th scope="row" data-label={t.columnModule()}>
                {remote.title}
              </th>
              {services.map(({ name }) => {
                const parts = [rangeOf(remote, name), made(remote.name, name)].filter(Boolean);
                return (
                  <td key={name} data-label={name}>
                    {parts.length > 0 ? parts.join(', ') : t.callsNothing()}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rangeOf = ({ versions, live }: ModuleRemote, service: string): string =>
  versions.find(({ version }) => version === live.version)?.contracts[service] ?? '';
