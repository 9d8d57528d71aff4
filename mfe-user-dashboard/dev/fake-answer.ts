/** An answer of the portal in memory. */
export interface FakeAnswer {
  status: number;
  body?: unknown;
  /** In which its sentences are; English where it names none. */
  language?: string;
}
