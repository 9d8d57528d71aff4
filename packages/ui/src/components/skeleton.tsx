import * as t from '../messages/page';

export interface SkeletonProps {
  /** Number of text lines to draw. */
  lines?: number;
  /** Announced to screen readers. */
  label?: string;
}

const boneWidths = ['p-bone-wide', 'p-bone-full', 'p-bone-mid'];

/** Grey lines in the shape of the coming content. */
export function Skeleton({ lines = 3, label = t.loading() }: SkeletonProps) {
  return (
    <div className="p-skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bones have no other name
        <span key={index} className={`p-bone ${boneWidths[index % boneWidths.length]}`} />
      ))}
    </div>
  );
}
