// Imported first, since it must run before any script is loaded.
import './trusted-scripts';
import { SHELL_API_VERSION, type ShellApi } from '@portal/contract-shell-v1';
import { surviveTranslation } from '@portal/remote-sdk';
import { dropDrawn, isDrawn, isDrawnFor } from './drawn-page/take-over';
import { isChunkError } from './failure/result';
import { whenLoaded } from './first-page/when-loaded';
import { languageFiles as files } from './language/files';
import { languagesLater, wantedHere } from './language/later';
import { type Extent, loadLanguage } from './language/offered';
import * as t from './messages/frame';
import { forgetWanted, rememberWanted } from './navigation/after-sign-in';
import { followDecisions, here, navigateRemembering } from './navigation/follow-decisions';
import { followLinks } from './navigation/navigate';
import type { Place } from './navigation/places';
import { createPortal } from './pages/portal';
import { remoteUnits } from './pages/remote-units';
import { shellUnits } from './pages/shell-units';
import { fetchRegistry } from './remotes/registry';
import { reloadOnce } from './remotes/stale-chunk';
import { readConfig } from './shell-api/config/config';
import { createNotify, loadToaster } from './shell-api/notify/notify';
import { createSession } from './shell-api/session/session';
import { createSettings } from './shell-api/settings/settings';
import './styles';

// Before the first rendering, since a translator may change the page from then on.
surviveTranslation();

const config = readConfig(document);
const session = createSession(() => import(/* webpackChunkName: "leaving" */ './shell-api/session/leaving'));
const settings = createSettings();
const notify = createNotify(loadToaster);
type Languages = NonNullable<typeof config.languages>;

/** The extent of the words that the page at this address needs at once. */
function extentHere(): Extent {
  if (isDrawn()) return 'home';
  const made = portal.decision();
  return made.kind === 'show' && !made.place.unit.includes('/') ? 'all' : 'frame';
}

async function loadLanguages(languages: Languages, wanted: string) {
  const { startLanguages } = await loadLanguage(files, wanted, extentHere());
  return startLanguages({ ...languages, files, session, extentHere });
}

/** Sets up the language. When English is the only language offered, there is nothing to choose. */
async function setLanguage(languages: Languages) {
  const { api, ready } = languagesLater(languages.offered, (wanted) => loadLanguages(languages, wanted));
  shell.language = api;
  api.subscribe(() => notify.drawAnew?.());
  const own = () => session.current()?.user.language ?? 'en';
  session.subscribe(() => void (own() !== 'en' && ready(own()).catch(() => {})));
  const wanted =
    wantedHere(location.search, document.cookie) ?? [own(), languages.found].find((one) => one !== 'en');
  if (wanted !== undefined) await ready(wanted);
}

if (session.current() || !isDrawnFor(location)) dropDrawn();

const shell: ShellApi = {
  version: SHELL_API_VERSION,
  session,
  navigate: navigateRemembering,
  notify,
  branding: config.branding,
  locale: {
    language: navigator.language,
    get timeZone() {
      return settings.current().timeZone ?? 'UTC';
    },
  },
  settings,
};

/** The code for overrides is loaded only where the environment allows overrides. */
const overriding = config.remoteOverrides
  ? import(/* webpackChunkName: "overrides" */ './remotes/overrides')
  : null;

async function askRegistry() {
  const registry = await fetchRegistry();
  const overrides = await overriding;
  return registry && overrides ? overrides.withOverrides(registry) : registry;
}

/** Called only for people without a session: people with another role are led to their own pages. */
function notSignedIn(place: Place) {
  if (session.current()) return;
  rememberWanted(here(), null);
  notify.info(() => place.signInMessage ?? t.notLoggedIn());
}

const serverAnswers = async () => (await fetchRegistry(5_000)) !== null;
const container = document.getElementById('page') ?? document.body;
/**
 * Loads the code that keeps pages for offline use, once the first remote has loaded its page. The code is in one file
 * with the code that opens remotes.
 */
const loadOffline = () => import(/* webpackChunkName: "federation" */ './offline');
let keeper: Promise<(remote: string | undefined) => void> | undefined;
function onShown(remote: string | undefined): void {
  if (remote) keeper ??= whenLoaded().then(async () => (await loadOffline()).goOnOffline(config.keepPages));
  keeper?.then((keep) => keep(remote)).catch(() => undefined);
}
const portal = createPortal({ shell, container, serverAnswers, onShown });

followLinks(document);
followDecisions({ decision: portal.decision, settings, notSignedIn });
session.subscribe(portal.reconsider);
settings.subscribe(portal.reconsider);
session.onEnd((reason, { user }) => {
  if (reason === 'signed-out') return forgetWanted();
  if (portal.decision().kind !== 'redirect') return;
  rememberWanted(here(), user.id);
  notify.info(t.sessionExpired);
});
// The shown page may contain the person's data, so it is left.
session.onSignedOutElsewhere(() => navigateRemembering('/', { replace: true }));
window.addEventListener('unhandledrejection', (event) => {
  if (isChunkError(event.reason)) void reloadOnce({ serverAnswers });
});

settings.startPolling();
portal.add(shellUnits);
if (config.languages)
  void setLanguage(config.languages)
    .catch(() => {
      // The code for languages failed to load: the page is in English, and declares that.
      document.documentElement.lang = 'en';
    })
    .then(() => portal.start());
else portal.start();
void overriding?.then((overrides) => overrides.showOverrideBadge());

async function learnRemotes(): Promise<boolean> {
  const registry = await askRegistry();
  if (registry) portal.add(remoteUnits(registry, askRegistry));
  return registry !== null;
}

void learnRemotes().then((known) => portal.complete(known, learnRemotes));
