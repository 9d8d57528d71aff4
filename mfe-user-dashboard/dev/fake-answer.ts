/** An answer of the portal in memory. */
export interface FakeAnswer {
  status: number;
  body?: unknown;
}
