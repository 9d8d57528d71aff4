/** Generates the messages of all parts again when a catalogue changes; running builds notice the new files. */
import { existsSync, watch } from 'node:fs';
import { ensureGenerated } from '../../../packages/build-config/src/generated/fresh.cjs';
import { workspaces } from '../workspaces.mjs';

const settledAfterMs = 200;

function generate() {
  try {
    if (ensureGenerated()) console.log('Generated the words anew');
  } catch (error) {
    console.error(error.message);
  }
}

export function followMessages() {
  let settled;
  const changed = () => {
    clearTimeout(settled);
    settled = setTimeout(generate, settledAfterMs);
  };
  for (const { path: at } of workspaces()) if (existsSync(at('messages'))) watch(at('messages'), changed);
}
