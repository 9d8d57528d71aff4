import path from 'node:path';
import { makeKey } from '../keys.mjs';

export async function run({ names: [file = 'release-key.pem'], log }) {
  const { id, encrypted, publicKey } = makeKey(file);
  const how = encrypted ? ', encrypted by RELEASE_KEY_PASSPHRASE' : '';
  log(
    `The private key is in ${path.resolve(file)}${how}. Keep it out of the repository and give it to nobody.`,
  );
  log(`Give an administrator the public key for the board (Modules, Teams and keys):\n\n${publicKey}`);
  log(`The board shows it as ${id.slice(0, 16)}. Release with RELEASE_KEY_FILE=${file}`);
}
