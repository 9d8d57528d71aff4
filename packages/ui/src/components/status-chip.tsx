export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'signal';

const known: Record<string, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  'in-progress': { tone: 'neutral', label: 'In progress' },
  pending: { tone: 'info', label: 'Pending' },
  submitted: { tone: 'info', label: 'Submitted' },
  'in-review': { tone: 'warning', label: 'In review' },
  approved: { tone: 'success', label: 'Approved' },
  rejected: { tone: 'danger', label: 'Rejected' },
  active: { tone: 'success', label: 'Active' },
  inactive: { tone: 'neutral', label: 'Inactive' },
};

export interface StatusChipProps {
  /** A status as it comes over the wire; unknown ones are shown as they are. */
  status: string;
  label?: string;
  tone?: Tone;
}

/** A status in a word, with a dot: never told by colour alone. */
export function StatusChip({ status, label, tone }: StatusChipProps) {
  const look = known[status];
  return (
    <span className={`p-chip p-tone-${tone ?? look?.tone ?? 'neutral'}`}>
      {label ?? look?.label ?? status}
    </span>
  );
}
