const betweenMs = 10;

/**
 * Waits for what is to be seen, as long as it takes; answers it. There is no limit here, since a busy machine may be
 * long at it: the test's own limit ends a wait for what never comes.
 */
export async function until<Seen>(look: () => Seen | Promise<Seen>): Promise<NonNullable<Seen>> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    // A test that has been given up keeps no process alive.
    await new Promise((resolve) => setTimeout(resolve, betweenMs).unref());
  }
}
