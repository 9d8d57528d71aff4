import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** What a service answers where guesses of a network cost work. */
export interface Challenge {
  parameters: { salt: string; nonce: string; keyPrefix: string };
  signature: string;
}

/** A page answers a press or a key after this at the latest. */
const SLICE_MS = 24;
/** No service asks for so much; a phone tries for half a minute. */
const MOST = 4_000_000;

/**
 * Finds the number that a challenge asks for, in slices between which the page goes on. Browsers hash by themselves only
 * where a page came by https, and one short text at a time too slowly, so a library does it.
 *
 * @param pause called between slices
 * @returns the text that the call takes as `proof_of_work`
 */
export async function solve(challenge: Challenge, pause: () => Promise<void>): Promise<string> {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const start = hexToBytes(salt + nonce);
  const text = new Uint8Array(start.length + 4);
  text.set(start);
  const number = new DataView(text.buffer, start.length);
  const wanted = hexToBytes(keyPrefix);
  let sliceEnds = performance.now() + SLICE_MS;
  for (let counter = 0; counter < MOST; counter += 1) {
    number.setUint32(0, counter);
    const key = sha256(text);
    if (wanted.every((byte, at) => byte === key[at]))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey: bytesToHex(key) } }));
    // The clock is asked now and then: it costs as much as a hash.
    if (counter % 64 === 63 && performance.now() > sliceEnds) {
      await pause();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  throw new Error('This challenge has no solution');
}
