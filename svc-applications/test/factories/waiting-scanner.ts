import type { Scanner } from '../../src/documents/scanning/clamav';

/** A scanner that finds each file clean, but answers only when it is let go. */
export function waitingScanner() {
  let asked: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  let holding = false;
  let gate = Promise.resolve();
  let arrival = Promise.resolve();
  const scanner: Scanner = {
    async isClean(bytes) {
      bytes.resume();
      if (holding) {
        asked();
        await gate;
      }
      return true;
    },
  };
  return {
    scanner,
    /** Does `meanwhile` while the scanner scans the file that `send` sends; returns the response to `send`. */
    async during<T>(send: () => Promise<T>, meanwhile: () => unknown): Promise<T> {
      holding = true;
      gate = new Promise((resolve) => {
        letGo = resolve;
      });
      arrival = new Promise((resolve) => {
        asked = resolve;
      });
      const answer = send();
      // A file that is refused earlier never reaches the scanner.
      await Promise.race([arrival, answer]);
      await meanwhile();
      holding = false;
      letGo();
      return answer;
    },
  };
}
