const endings = ['pointerup', 'pointercancel'] as const;
let pressed = false;

/** Tracks whether a finger or a mouse button presses the page. Returns a function that stops this. */
export function followPresses(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const note = ({ type }: Event) => {
    pressed = type === 'pointerdown';
  };
  for (const type of ['pointerdown', ...endings]) addEventListener(type, note, { capture: true, signal });
  return () => listening.abort();
}

/** Runs `work` once nothing presses the page: if an element moved before its release, the press would be lost. */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const waiting = new AbortController();
  const released = () => {
    waiting.abort();
    // The click comes after the release.
    setTimeout(work);
  };
  for (const type of endings) addEventListener(type, released, { signal: waiting.signal });
}
