import type { Scanner } from '../../src/documents/scanning/clamav';

/** A scanner that answers once it is let go; each file is clean. */
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
    /** Does `meanwhile` while the scanner looks into the file that `send` sends; returns the answer to it. */
    async during<T>(send: () => Promise<T>, meanwhile: () => unknown): Promise<T> {
      holding = true;
      gate = new Promise((resolve) => {
        letGo = resolve;
      });
      arrival = new Promise((resolve) => {
        asked = resolve;
      });
      const answer = send();
      // A file that is refused before asks no scanner.
      await Promise.race([arrival, answer]);
      await meanwhile();
      holding = false;
      letGo();
      return answer;
    },
  };
}
