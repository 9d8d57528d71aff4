import { stackInUse } from './harness';

/** The windows that stories are told in. */
export interface Size {
  name: string;
  width: number;
  height: number;
}

export const phone: Size = { name: 'a phone', width: 360, height: 740 };
export const desktop: Size = { name: 'a desktop', width: 1280, height: 900 };

/**
 * A story that is told both on the embedded default and in production is told on a phone there, and on a desktop here.
 */
export const sizesHere = (): Size[] => [stackInUse() ? desktop : phone];

export const resize = (t: TestController, { width, height }: Size) => t.resizeWindow(width, height);
