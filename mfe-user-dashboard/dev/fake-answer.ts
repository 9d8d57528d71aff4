/** An answer of the portal in memory. */
export interface FakeAnswer {
  status: number;
  body?: unknown;
  /** The language of its sentences; English when absent. */
  language?: string;
}
