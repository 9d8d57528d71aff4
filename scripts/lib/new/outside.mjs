/** Makes a remote or a service with a repository of its own: what `npm create @portal/...` does elsewhere. */
import path from 'node:path';
import { makeRepository, nextSteps } from '../../../packages/new-repository/src/index.mjs';
import { kits } from '../kits/list.mjs';
import { templateVersions } from '../kits/template-versions.mjs';
import { templates } from './template.mjs';

/** Makes the repository and prints what to do next, or why it was not made. Returns the exit code. */
export function makeOutside({ kind, name, parent, registry }) {
  try {
    const versions = templateVersions(kits());
    const place = path.resolve(parent);
    console.log(
      nextSteps(kind, makeRepository({ kind, name, parent: place, registry, templates, versions })),
    );
    return 0;
  } catch (error) {
    console.error(error.message);
    return 2;
  }
}
