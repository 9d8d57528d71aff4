/** Waits until it is there, or long enough. */
export async function arrives(came: () => boolean): Promise<void> {
  for (let wait = 0; wait < 100 && !came(); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
