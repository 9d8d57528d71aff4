import { joinClasses } from '../join-classes';
import { type Drawing, drawingSize } from './drawing';
import { savesData } from './saves-data';

export interface PictureProps {
  drawing: Drawing;
  /** Stands below what is seen first: fetched when it comes into view. */
  late?: boolean;
  className?: string;
}

/** A drawing of the portal. It is decorative, without content of its own; left out on a device that saves data. */
export function Picture({ drawing, late = false, className }: PictureProps) {
  if (savesData()) return null;
  return (
    <picture className={joinClasses('p-picture', className)}>
      <source srcSet={drawing.dark} media="(prefers-color-scheme: dark)" />
      <img
        src={drawing.light}
        alt=""
        {...drawingSize}
        loading={late ? 'lazy' : undefined}
        // Offline it does not arrive: then no gap either.
        onError={({ currentTarget }) => currentTarget.parentElement?.toggleAttribute('hidden', true)}
      />
    </picture>
  );
}
