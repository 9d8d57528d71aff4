/**
 * MD5 and RC4, which encrypt PDFs in versions before 2008 and which browsers do not offer. They protect nothing here.
 */

const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0);

export function md5(bytes: Uint8Array): Uint8Array {
  const length = (Math.floor((bytes.length + 8) / 64) + 1) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, bytes.length * 8, true);
  let state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < length; block += 64) {
    let [a, b, c, d] = state as [number, number, number, number];
    for (let step = 0; step < 64; step += 1) {
      const [mixed, word] = mix(step, b, c, d);
      const sum = (a + mixed + (sines[step] as number) + view.getInt32(block + 4 * word, true)) | 0;
      const turn = turns[(step >> 4) * 4 + (step % 4)] as number;
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    state = [a, b, c, d].map((value, at) => (value + (state[at] as number)) | 0);
  }
  const hash = new DataView(new ArrayBuffer(16));
  for (const [at, value] of state.entries()) hash.setInt32(4 * at, value, true);
  return new Uint8Array(hash.buffer);
}

/** MD5's function of the state in this step, and the index of the block's word that the step adds. */
function mix(step: number, b: number, c: number, d: number): [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number) => box[index & 255] as number;
  const swap = (one: number, other: number) => {
    [box[one & 255], box[other & 255]] = [at(other), at(one)];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] as number)) & 255;
    swap(index, other);
  }
  other = 0;
  return Uint8Array.from(bytes, (byte, index) => {
    other = (other + at(index + 1)) & 255;
    swap(index + 1, other);
    return byte ^ at(at(index + 1) + at(other));
  });
}
