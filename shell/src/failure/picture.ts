import { brokenLine, drawingSize, fork, savesData } from '@portal/ui/pictures';
import { element } from './element';
import type { FailureReason } from './result';

/** The drawing above the panel's words: a fork in the path, or a broken line. None where data is saved. */
export function pictureFor(reason: FailureReason): HTMLElement[] {
  if (savesData()) return [];
  const { light, dark } = reason === 'not-found' ? fork : brokenLine;
  const source = element('source', { srcset: dark, media: '(prefers-color-scheme: dark)' });
  const image = element('img', { alt: '', ...drawingSize });
  const picture = element('picture', { className: 'p-picture' }, source, image);
  // When offline it does not load: then no gap either.
  image.addEventListener('error', () => picture.remove());
  image.src = light;
  return [picture];
}
