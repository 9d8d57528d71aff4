import { StatusChip, type Tone } from '@portal/ui';

/** A label in its colour; its text carries the same information. */
export const LabelChip = ({ label }: { label: { name: string; tone: string } }) => (
  <StatusChip status={label.name} label={label.name} tone={label.tone as Tone} />
);
