/** What a page tells the worker when it rests. */
export interface Opened {
  kind: 'opened';
  /** Its path. */
  path: string;
  /** The path at which the browser loaded it; pages from before do not tell it. */
  began?: string | undefined;
  /** The language that it speaks; pages from before do not tell it. */
  language?: string | undefined;
  /** The remote that it shows. */
  remote?: string | undefined;
  /** Scripts and styles that it has loaded, as paths. */
  files: string[];
}

export const isOpened = (data: unknown): data is Opened =>
  typeof data === 'object' && data !== null && (data as Partial<Opened>).kind === 'opened';
