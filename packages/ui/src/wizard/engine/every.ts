/** Repeats the work every `ms` milliseconds. Returns the function that ends it. */
export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}
