import type { ModuleRemote } from '../../api/modules';
import * as t from '../../messages/modules';

/** The versions to which rollbacks lead, the next one first. */
export function WayBack({ remote: { versions } }: { remote: ModuleRemote }) {
  const back = versions
    .filter(({ rollbacks }) => rollbacks !== undefined)
    .sort((a, b) => (a.rollbacks ?? 0) - (b.rollbacks ?? 0));
  if (back.length === 0) return <p className="p-muted">{t.backToNone()}</p>;
  return (
    <>
      <h3 className="p-small mt-3">{t.backTo()}</h3>
      <ul className="p-dots">
        {back.map(({ version, rollbacks = 0, misfits }) => (
          <li key={version}>
            {misfits.length > 0 ? t.backMisfit({ version }) : t.backBy({ version, rollbacks })}
          </li>
        ))}
      </ul>
    </>
  );
}
