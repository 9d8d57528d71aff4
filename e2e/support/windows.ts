import { stackInUse } from './harness';

/** A size of the windows in which stories run. */
export interface Size {
  name: string;
  width: number;
  height: number;
}

export const phone: Size = { name: 'a phone', width: 360, height: 740 };
export const desktop: Size = { name: 'a desktop', width: 1280, height: 900 };

/** The size for a story that runs in both stages: a phone on the embedded default, a desktop in production. */
export const sizesHere = (): Size[] => [stackInUse() ? desktop : phone];

export const resize = (t: TestController, { width, height }: Size) => t.resizeWindow(width, height);
