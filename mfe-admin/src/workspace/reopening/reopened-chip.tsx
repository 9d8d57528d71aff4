import { translated } from '@portal/application-ui/language';
import { labelOf, reopeningStates } from '@portal/contract-svc-applications-v1';
import { StatusChip } from '@portal/ui';

const tones = { open: 'warning', answered: 'success', over: 'neutral' } as const;

interface ReopenedChipProps {
  reopened: { state: string } | null | undefined;
}

/** A chip beside the status: whether information was requested, and whether the applicant has answered. */
export function ReopenedChip({ reopened }: ReopenedChipProps) {
  if (!reopened) return null;
  const { state } = reopened;
  const tone = tones[state as keyof typeof tones] ?? 'neutral';
  return <StatusChip status={state} label={translated(labelOf(reopeningStates, state))} tone={tone} />;
}
