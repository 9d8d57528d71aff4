import { brokenLine, drawingSize, fork, savesData } from '@portal/ui/pictures';
import { element } from './element';
import type { FailureReason } from './result';

/** The picture above the panel's text: a fork in the path, or a broken line. None on a device that saves data. */
export function pictureFor(reason: FailureReason): HTMLElement[] {
  if (savesData()) return [];
  const { light, dark } = reason === 'not-found' ? fork : brokenLine;
  const source = element('source', { srcset: dark, media: '(prefers-color-scheme: dark)' });
  const image = element('img', { alt: '', ...drawingSize });
  const picture = element('picture', { className: 'p-picture' }, source, image);
  // Offline the picture does not load: then it leaves no gap.
  image.addEventListener('error', () => picture.remove());
  image.src = light;
  return [picture];
}
