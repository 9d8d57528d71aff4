/** What a page reports to the worker when it is idle. */
export interface Opened {
  kind: 'opened';
  /** Its path. */
  path: string;
  /** The path at which the browser loaded it; older pages do not send it. */
  began?: string | undefined;
  /** The language that it uses; older pages do not send it. */
  language?: string | undefined;
  /** The remote that it shows. */
  remote?: string | undefined;
  /** Scripts and styles that it has loaded, as paths. */
  files: string[];
}

export const isOpened = (data: unknown): data is Opened =>
  typeof data === 'object' && data !== null && (data as Partial<Opened>).kind === 'opened';
