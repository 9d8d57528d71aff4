/** A team's Ed25519 keys. The private key stays in a file of its own and is never sent. */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** SHA-256 of the public key: the id of the key on the board and in signatures. */
const idOf = (publicKey) =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex');

const shortestPassphrase = 12;

/** The format in which the private key is written: encrypted when there is a passphrase. */
function asWritten(passphrase) {
  if (!passphrase) return { format: 'pem', type: 'pkcs8' };
  if (passphrase.length < shortestPassphrase)
    throw new Error(
      `RELEASE_KEY_PASSPHRASE has to have ${shortestPassphrase} characters at least: take a few words.`,
    );
  return { format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase };
}

/**
 * Makes a key pair and writes the private key into `file`, readable for its owner alone, and encrypted when
 * RELEASE_KEY_PASSPHRASE is given. An existing file is never replaced.
 */
export function makeKey(file, { RELEASE_KEY_PASSPHRASE: passphrase } = process.env) {
  const form = asWritten(passphrase);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export(form), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST')
      throw new Error(`${file} exists already: give another name, or use that key.`);
    throw error;
  }
  return {
    id: idOf(publicKey),
    encrypted: Boolean(passphrase),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }),
  };
}

function readKey(text, where, passphrase) {
  const encrypted = text.includes('BEGIN ENCRYPTED PRIVATE KEY');
  if (encrypted && !passphrase)
    throw new Error(`${where} is encrypted: give its passphrase in RELEASE_KEY_PASSPHRASE.`);
  try {
    return createPrivateKey(encrypted ? { key: text, passphrase } : text);
  } catch {
    throw new Error(
      encrypted
        ? `RELEASE_KEY_PASSPHRASE does not open ${where}.`
        : `${where} holds no private key: make one by \`portal-release keygen\`.`,
    );
  }
}

/** Returns `{ id, sign(bytes) }` for the text of a private key. */
function keyFrom(text, where, passphrase) {
  const privateKey = readKey(text, where, passphrase);
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error(`${where} holds another kind of key: make an Ed25519 key by \`portal-release keygen\`.`);
  return { id: idOf(createPublicKey(privateKey)), sign: (bytes) => sign(null, bytes, privateKey) };
}

/** The key of RELEASE_KEY or RELEASE_KEY_FILE; undefined when neither is given. */
export function givenKey(env = process.env) {
  if (env.RELEASE_KEY) return keyFrom(env.RELEASE_KEY, 'RELEASE_KEY', env.RELEASE_KEY_PASSPHRASE);
  if (!env.RELEASE_KEY_FILE) return undefined;
  let text;
  try {
    text = readFileSync(env.RELEASE_KEY_FILE, 'utf8');
  } catch (error) {
    throw new Error(`RELEASE_KEY_FILE cannot be read (${error.code}).`);
  }
  return keyFrom(text, env.RELEASE_KEY_FILE, env.RELEASE_KEY_PASSPHRASE);
}
