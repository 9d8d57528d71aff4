const betweenMs = 10;

/**
 * Waits until `check` returns something, and returns that. There is no time limit, since a busy machine may need long:
 * a wait in vain ends with the limit of the test.
 */
export async function until<Seen>(check: () => Seen | Promise<Seen>): Promise<NonNullable<Seen>> {
  for (;;) {
    const seen = await check();
    if (seen) return seen;
    // Unreferenced, so that a test that was given up keeps no process alive.
    await new Promise((resolve) => setTimeout(resolve, betweenMs).unref());
  }
}
