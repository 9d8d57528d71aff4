import { SHELL_API_VERSION, type ShellApi } from '@portal/contract-shell-v1';
import { readConfig } from './config/config';
import { isChunkError } from './failure/result';
import { followDecisions, navigateRemembering } from './navigation/follow-decisions';
import { followLinks } from './navigation/navigate';
import { createNotify, loadToaster } from './notify/notify';
import { createPortal } from './pages/portal';
import { remoteUnits } from './pages/remote-units';
import { shellUnits } from './pages/shell-units';
import { fetchRegistry } from './remotes/registry';
import { reloadOnce } from './remotes/stale-chunk';
import { createSession } from './session/session';
import { createSettings } from './settings/settings';
import './styles';

const config = readConfig(document);
const session = createSession();
const settings = createSettings();
const notify = createNotify(loadToaster);

const shell: ShellApi = {
  version: SHELL_API_VERSION,
  session,
  navigate: navigateRemembering,
  notify,
  branding: config.branding,
  locale: { language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  settings,
};

/** Nothing of the overrides is even loaded where the environment does not allow them. */
const overriding = config.remoteOverrides ? import('./remotes/overrides') : null;

async function askRegistry() {
  const registry = await fetchRegistry();
  const overrides = await overriding;
  return registry && overrides ? overrides.withOverrides(registry) : registry;
}

/** Only to strangers: who is signed in as somebody else is led to pages of their own. */
function notSignedIn() {
  if (!session.current()) notify.info('You are not logged in');
}

const serverAnswers = async () => (await fetchRegistry(5_000)) !== null;
const container = document.getElementById('page') ?? document.body;
const portal = createPortal({ shell, container, serverAnswers });

followLinks(document);
followDecisions({ decision: portal.decision, settings, notSignedIn });
session.subscribe(portal.reconsider);
settings.subscribe(portal.reconsider);
session.onEnd((reason) => {
  const made = portal.decision();
  if (reason === 'expired' && made.kind === 'redirect') notify.info('Session expired. Please sign in again.');
});
window.addEventListener('unhandledrejection', (event) => {
  if (isChunkError(event.reason)) void reloadOnce({ serverAnswers });
});

settings.startPolling();
portal.add(shellUnits);
portal.start();
void overriding?.then((overrides) => overrides.showOverrideBadge());

async function learnRemotes(): Promise<boolean> {
  const registry = await askRegistry();
  if (registry) portal.add(remoteUnits(registry, askRegistry));
  return registry !== null;
}

void learnRemotes().then((known) => portal.complete(known, learnRemotes));
