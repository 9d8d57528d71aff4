import { joinClasses } from '../join-classes';
import { type Drawing, drawingSize } from './drawing';
import { savesData } from './saves-data';

export interface PictureProps {
  drawing: Drawing;
  /** Set for a picture below the first screen: it is loaded when it comes into view. */
  late?: boolean;
  className?: string;
}

/**
 * A drawing of the portal. It is decorative, without information of its own, and left out on a device that saves data.
 */
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
        // Offline the picture does not load: then it leaves no gap.
        onError={({ currentTarget }) => currentTarget.parentElement?.toggleAttribute('hidden', true)}
      />
    </picture>
  );
}
