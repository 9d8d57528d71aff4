import * as t from '../messages/statuses';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'signal';

const known: Record<string, { tone: Tone; label: () => string }> = {
  draft: { tone: 'neutral', label: t.statusDraft },
  'in-progress': { tone: 'neutral', label: t.statusInProgress },
  pending: { tone: 'info', label: t.statusPending },
  submitted: { tone: 'info', label: t.statusSubmitted },
  'in-review': { tone: 'warning', label: t.statusInReview },
  approved: { tone: 'success', label: t.statusApproved },
  rejected: { tone: 'danger', label: t.statusRejected },
  withdrawn: { tone: 'neutral', label: t.statusWithdrawn },
  active: { tone: 'success', label: t.statusActive },
  inactive: { tone: 'neutral', label: t.statusInactive },
};

export interface StatusChipProps {
  /** A status as on the wire; an unknown status is shown unchanged. */
  status: string;
  label?: string;
  tone?: Tone;
}

/** A status in a word, with a coloured dot: it is never shown by colour alone. */
export function StatusChip({ status, label, tone }: StatusChipProps) {
  const appearance = known[status];
  return (
    <span className={`p-chip p-tone-${tone ?? appearance?.tone ?? 'neutral'}`}>
      {label ?? appearance?.label() ?? status}
    </span>
  );
}
