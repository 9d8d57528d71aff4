/** The templates of new parts of this repository. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate as copy } from '../../../packages/new-repository/src/index.mjs';
import { root } from '../install.mjs';

export const templates = fileURLToPath(new URL('./templates/', import.meta.url));

/** Copies a template to a folder of the repository; `replaced` are pairs of a word and its replacement. */
export const copyTemplate = (template, folder, replaced) =>
  copy(path.join(templates, template), path.join(root, folder), replaced);
