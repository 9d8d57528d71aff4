import { RoundLine } from '@portal/ui/rounds';
import { useSyncExternalStore } from 'react';
import { DraftRound, useOwnRound } from '../../../account/rounds';
import { useApp } from '../app-context';

/**
 * Says when the programme closes; for a draft, until when it can be submitted, with the way to the next round when it
 * missed its own.
 */
export default function Round() {
  // The client is available only once the whole form is loaded, which a draft needs anyway.
  const app = useApp();
  const { draft, form, shell, programme, wizard } = app;
  const { signedIn } = useSyncExternalStore(draft.subscribe, draft.state);
  // The round is requested again after a refused submission.
  const { problem, step } = useSyncExternalStore(wizard.subscribe, wizard.state);
  const id = signedIn ? form.values().application_id : undefined;
  const { own, setOwn, facts, timeZone } = useOwnRound({
    applicationId: id,
    programme: programme.role,
    settings: shell.settings,
    client: () => app.api.client,
    again: `${step} ${problem ?? ''}`,
  });
  if (id && own) {
    const shown = { client: app.api.client, applicationId: id, round: own, timeZone };
    return <DraftRound {...shown} onMoved={setOwn} />;
  }
  if (!facts) return null;
  return (
    <p className="p-small p-muted" role="note">
      <RoundLine open={facts.open} next={facts.next} timeZone={timeZone} />
    </p>
  );
}
