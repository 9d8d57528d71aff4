export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'signal';

const known: Record<string, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  'in-progress': { tone: 'neutral', label: 'In progress' },
  pending: { tone: 'info', label: 'Pending' },
  submitted: { tone: 'info', label: 'Submitted' },
  'in-review': { tone: 'warning', label: 'In review' },
  approved: { tone: 'success', label: 'Approved' },
  rejected: { tone: 'danger', label: 'Rejected' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  active: { tone: 'success', label: 'Active' },
  inactive: { tone: 'neutral', label: 'Inactive' },
};

export interface StatusChipProps {
  /** A status as on the wire; an unknown status is shown unchanged. */
  status: string;
  label?: string;
  tone?: Tone;
}

/** A status in a word, with a coloured dot: colour alone never tells it. */
export function StatusChip({ status, label, tone }: StatusChipProps) {
  const look = known[status];
  return (
    <span className={`p-chip p-tone-${tone ?? look?.tone ?? 'neutral'}`}>
      {label ?? look?.label ?? status}
    </span>
  );
}
