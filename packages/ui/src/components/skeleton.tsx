export interface SkeletonProps {
  /** Lines of text to stand in for. */
  lines?: number;
  /** Said to those who cannot see it. */
  label?: string;
}

const widths = ['p-bone-wide', 'p-bone-full', 'p-bone-mid'];

/** The shape of what is coming, instead of a wheel. */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <div className="p-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bones have no other name
        <span key={index} className={`p-bone ${widths[index % widths.length]}`} />
      ))}
    </div>
  );
}
