import type { ApplicationType, AvailableTypes } from '../api';
import { useDashboard } from '../common/context';
import { LinkButton } from '../common/link-button';
import { type Loaded, useLoaded } from '../common/use-loaded';
import { aProgramme } from '../common/words';
import * as t from '../messages/list';

/** The programmes that the person may still apply for; empty while they are not known. Loaded when the view opens. */
export function useOtherProgrammes(): { open: ApplicationType[]; reload: () => void } {
  const { api } = useDashboard();
  const { loaded, reload } = useLoaded('available-types', api.availableTypes);
  return { open: openOf(loaded), reload };
}

function openOf(loaded: Loaded<AvailableTypes>): ApplicationType[] {
  if (loaded.state !== 'ready') return [];
  const { programmes, can_apply_intern, can_apply_visitor } = loaded.value;
  if (programmes) return programmes.filter(({ can_apply }) => can_apply).map(({ type }) => type);
  // An older service reports these two programmes.
  return [
    ...(can_apply_intern ? (['intern'] as const) : []),
    ...(can_apply_visitor ? (['visitor'] as const) : []),
  ];
}

/** A link to each of the programmes. */
export function OtherProgrammes({ open }: { open: readonly ApplicationType[] }) {
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="other-programmes">
      <h2 id="other-programmes">{t.otherProgramme()}</h2>
      <p>{t.detailsCome()}</p>
      <div className="p-row">
        {open.map((type) => (
          <LinkButton key={type} to={`/new/${type}`} variant="outline">
            {t.applyFor({ programme: aProgramme(type) })}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
