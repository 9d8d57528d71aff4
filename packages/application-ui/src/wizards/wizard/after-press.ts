const endings = ['pointerup', 'pointercancel'] as const;
let pressed = false;

/** Knows from now on whether a finger or a button presses the page. Returns what ends that. */
export function followPresses(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const note = ({ type }: Event) => {
    pressed = type === 'pointerdown';
  };
  for (const type of ['pointerdown', ...endings]) addEventListener(type, note, { capture: true, signal });
  return () => listening.abort();
}

/** Does this once nothing presses the page: a press on what moves before its release would be lost. */
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
