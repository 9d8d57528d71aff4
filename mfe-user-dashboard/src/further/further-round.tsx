import { DraftRound, useOwnRound } from '@portal/application-ui/rounds';
import type { ApplicationType } from '../api';
import { useDashboard } from '../common/context';

interface FurtherRoundProps {
  application: { id: number; type: ApplicationType };
  /** When this value changes, the round is requested again, for example after a refused submission. */
  again?: unknown;
}

/** Says until when a draft can be submitted; when it missed its round, offers the next one. */
export default function FurtherRound({ application, again }: FurtherRoundProps) {
  const { api, shell } = useDashboard();
  const { own, setOwn, timeZone } = useOwnRound({
    applicationId: application.id,
    programme: application.type,
    settings: shell.settings,
    client: () => api.client,
    again,
  });
  if (!own) return null;
  const shown = { client: api.client, applicationId: application.id, round: own, timeZone };
  return <DraftRound {...shown} onMoved={setOwn} />;
}
