/** A drawing: the addresses of its two files. */
export interface Drawing {
  light: string;
  dark: string;
}

/** The size of every drawing, in pixels. */
export const drawingSize = { width: 320, height: 176 } as const;
