const betweenMs = 10;

/**
 * Waits until `look` returns something, and returns it. There is no limit, since a busy machine may need long: the
 * test's own limit ends a wait in vain.
 */
export async function until<Seen>(check: () => Seen | Promise<Seen>): Promise<NonNullable<Seen>> {
  for (;;) {
    const seen = await check();
    if (seen) return seen;
    // Unreferenced, so that a test that was given up keeps no process alive.
    await new Promise((resolve) => setTimeout(resolve, betweenMs).unref());
  }
}
