import type { ApplicationType } from '../api';
import { useDashboard } from '../app/context';
import { LinkButton } from '../common/link-button';
import { useLoaded } from '../common/use-loaded';
import { aProgramme } from '../common/words';

/** Programmes that the person has not applied for and may; none while that is not known. Asked when the view opens. */
export function useOtherProgrammes(): ApplicationType[] {
  const { api } = useDashboard();
  const { loaded } = useLoaded('available-types', api.availableTypes);
  if (loaded.state !== 'ready') return [];
  const { can_apply_intern, can_apply_visitor } = loaded.value;
  return [
    ...(can_apply_intern ? (['intern'] as const) : []),
    ...(can_apply_visitor ? (['visitor'] as const) : []),
  ];
}

/** The way to each of them. */
export function OtherProgrammes({ open }: { open: readonly ApplicationType[] }) {
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="other-programmes">
      <h2 id="other-programmes">Our other programme</h2>
      <p>You can apply with what you have told us already: your details come with you.</p>
      <div className="p-row">
        {open.map((type) => (
          <LinkButton key={type} to={`/new/${type}`} variant="outline">
            Apply for {aProgramme(type)}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
