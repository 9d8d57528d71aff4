import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** A challenge of a service, sent when failed guesses from the caller's network make further guesses cost work. */
export interface Challenge {
  parameters: { salt: string; nonce: string; keyPrefix: string };
  signature: string;
}

/** In ms: the longest time for which a page may not react to a press or a key. */
const SLICE_MS = 24;
/** Limit of tries, above any challenge of a service; a phone takes half a minute for them. */
const MOST = 4_000_000;

/**
 * Finds the number that a challenge asks for, in slices between which the page can react. A library computes the
 * hashes: browsers' own hashing exists on https pages alone and is too slow for many short texts.
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
    // The clock is read only now and then: reading it costs as much as a hash.
    if (counter % 64 === 63 && performance.now() > sliceEnds) {
      await pause();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  throw new Error('This challenge has no solution');
}
