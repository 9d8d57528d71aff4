/** `npm run dev`: runs the portal and watches its sources; after a change pages reload and services restart. */
import './lib/help.mjs';

import { ensureBuilt } from './lib/builds.mjs';
import { watchFrontEnd } from './lib/dev/front-end.mjs';
import { followMessages } from './lib/dev/messages.mjs';
import { followServices, isServer } from './lib/dev/services.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { changingFrontEnd } from './lib/launcher/parts.mjs';
import { runPortal } from './lib/launcher/run-portal.mjs';

try {
  await ensureInstalled();
  await ensureBuilt({ only: isServer });
  console.log('Building the shell and the remotes ...');
  await watchFrontEnd();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const ALLOW_REMOTE_OVERRIDES = process.env.ALLOW_REMOTE_OVERRIDES || 'true';
const portal = await runPortal({ env: { ALLOW_REMOTE_OVERRIDES }, front: changingFrontEnd() });
followServices(portal);
followMessages();
