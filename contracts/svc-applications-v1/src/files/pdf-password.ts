import { md5, rc4 } from './pdf-ciphers';
import { isDictionary, isReference, type PdfDictionary, type PdfValue } from './pdf-values';

/** The bytes that pad a password, and replace an empty one (ISO 32000-1, 7.6.3.3). */
const padding = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
  (pair) => Number.parseInt(pair, 16),
);

interface Lock {
  revision: number;
  owner: Uint8Array;
  user: Uint8Array;
  dictionary: PdfDictionary;
}

/**
 * Whether a password is needed: the empty one, which readers try automatically, does not open the file. False when
 * unknown.
 */
export async function asksForPassword(
  trailer: PdfDictionary,
  objects: readonly { number: number; value: PdfValue }[],
): Promise<boolean> {
  const value = trailer.get('Encrypt');
  const dictionary = isReference(value)
    ? objects.findLast(({ number }) => number === value.number)?.value
    : value;
  if (!isDictionary(dictionary) || dictionary.get('Filter') !== 'Standard') return false;
  const [revision, owner, user] = ['R', 'O', 'U'].map((key) => dictionary.get(key));
  if (typeof revision !== 'number' || !(owner instanceof Uint8Array) || !(user instanceof Uint8Array))
    return false;
  const lock: Lock = { revision, owner, user, dictionary };
  if (revision >= 2 && revision <= 4) return !opensOld(lock, idOf(trailer));
  if (revision !== 5 && revision !== 6) return false;
  // Browsers compute these hashes on https pages alone.
  return globalThis.crypto?.subtle ? !(await opensNew(lock)) : false;
}

function idOf(trailer: PdfDictionary): Uint8Array {
  const first = [trailer.get('ID') ?? []].flat()[0];
  return first instanceof Uint8Array ? first : new Uint8Array();
}

function opensOld(lock: Lock, id: Uint8Array): boolean {
  if (isUsers(padding, lock, id)) return true;
  // An empty owner password opens the file as well.
  let password = lock.owner.slice(0, 32);
  const key = keyOf(md5(padding), lock);
  for (let round = lock.revision === 2 ? 0 : 19; round >= 0; round -= 1)
    password = rc4(turned(key, round), password);
  return isUsers(password, lock, id);
}

const lengthOf = ({ revision, dictionary }: Lock): number => {
  const bits = dictionary.get('Length');
  return revision === 2 ? 5 : (typeof bits === 'number' ? bits : revision === 4 ? 128 : 40) / 8;
};

function keyOf(hash: Uint8Array, lock: Lock): Uint8Array {
  const length = lengthOf(lock);
  let key = hash;
  if (lock.revision > 2) for (let round = 0; round < 50; round += 1) key = md5(key.slice(0, length));
  return key.slice(0, length);
}

const turned = (key: Uint8Array, round: number): Uint8Array => key.map((byte) => byte ^ round);

function isUsers(password: Uint8Array, lock: Lock, id: Uint8Array): boolean {
  const { revision, owner, user, dictionary } = lock;
  const rights = new DataView(new ArrayBuffer(4));
  rights.setInt32(0, Number(dictionary.get('P')) | 0, true);
  const hidden = revision === 4 && dictionary.get('EncryptMetadata') === 'false' ? [255, 255, 255, 255] : [];
  const known = [...password, ...owner.slice(0, 32), ...new Uint8Array(rights.buffer), ...id, ...hidden];
  const key = keyOf(md5(Uint8Array.from(known)), lock);
  if (revision === 2) return isSame(rc4(key, padding), user);
  let expected: Uint8Array = md5(Uint8Array.from([...padding, ...id]));
  for (let round = 0; round < 20; round += 1) expected = rc4(turned(key, round), expected);
  return isSame(expected, user.slice(0, 16));
}

async function opensNew({ revision, owner, user }: Lock): Promise<boolean> {
  const hash = revision === 5 ? sha(256) : longHash;
  if (isSame(await hash(user.slice(32, 40)), user.slice(0, 32))) return true;
  const known = user.slice(0, 48);
  return isSame(await hash(Uint8Array.from([...owner.slice(32, 40), ...known]), known), owner.slice(0, 32));
}

const sha = (bits: 256 | 384 | 512) => async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, new Uint8Array(bytes)));

/** The hash of the empty password with this salt (ISO 32000-2, 7.6.4.3.4). */
async function longHash(salt: Uint8Array, known = new Uint8Array()): Promise<Uint8Array> {
  let key: Uint8Array = await sha(256)(salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const unit = [...key, ...known];
    const bytes = Uint8Array.from({ length: 64 * unit.length }, (_, at) => unit[at % unit.length] as number);
    const cipher = { name: 'AES-CBC', iv: new Uint8Array(key.slice(16, 32)) };
    const secret = await crypto.subtle.importKey('raw', new Uint8Array(key.slice(0, 16)), 'AES-CBC', false, [
      'encrypt',
    ]);
    // The browser adds a block at the end.
    const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher, secret, bytes)).slice(0, bytes.length);
    const rest = sealed.slice(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha(([256, 384, 512] as const)[rest as 0 | 1 | 2])(sealed);
    last = sealed.at(-1) as number;
  }
  return key.slice(0, 32);
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length <= other.length && one.every((byte, at) => byte === other[at]);
