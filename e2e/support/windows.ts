/** The windows that stories are told in. */
export interface Size {
  name: string;
  width: number;
  height: number;
}

export const phone: Size = { name: 'a phone', width: 360, height: 740 };
export const desktop: Size = { name: 'a desktop', width: 1280, height: 900 };

export const resize = (t: TestController, { width, height }: Size) => t.resizeWindow(width, height);
