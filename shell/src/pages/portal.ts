import type { ShellApi } from '@portal/contract-shell-v1';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { showFailurePanel } from '../failure/panel';
import { type Failure, failure, isChunkError } from '../failure/result';
import { failureWords } from '../failure/words';
import { allWords } from '../language/more';
import * as t from '../messages/frame';
import { type Decision, decide, type Locations } from '../navigation/places';
import { reloadOnce } from '../remotes/stale-chunk';
import { mayPrefetch, whenIdle } from '../remotes/when-idle';
import { createSlot } from '../slot/slot';
import { likelyNext } from './likely-next';
import type { Unit } from './unit';

export interface PortalOptions {
  shell: ShellApi;
  container: HTMLElement;
  serverAnswers: () => Promise<boolean>;
  /** Called with the remote that is shown; undefined for a page of the shell. */
  onShown?: (remote: string | undefined) => void;
}

/** Registers all pages; single-spa decides by the address, the session and the settings which page is shown. */
export function createPortal({ shell, container, serverAnswers, onShown }: PortalOptions) {
  const units: Unit[] = [];
  const places: Locations = { list: [], complete: false };
  let anyShown = false;
  let reportError: Unit['report'];

  /** Reports an error that a page did not catch, once for each time that the page is opened. */
  function onError(event: ErrorEvent | PromiseRejectionEvent) {
    const error = 'reason' in event ? event.reason : event.error;
    // Browsers report some notices this way without an error; a missing part leads to a reload and is not reported.
    if (!error || isChunkError(error)) return;
    reportError?.('error');
    reportError = undefined;
  }
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);

  const decision = (): Decision =>
    decide(location.pathname, places, shell.session.current(), shell.settings.current());

  /** Links to the other pages that this person may open. */
  function links() {
    const session = shell.session.current();
    const settings = shell.settings.current();
    return places.list.flatMap(({ path, label }) => {
      const href = path.replace(/\/\*$/, '');
      const open =
        label && href !== location.pathname && decide(href, places, session, settings).kind === 'show';
      return open ? [{ href, text: label }] : [];
    });
  }

  function showFailure(unit: Pick<Unit, 'title'>) {
    return (place: HTMLElement, failed: Failure, retry: () => void) => {
      const draw = (byChoice: boolean) =>
        showFailurePanel(place, {
          failure: failed,
          title: unit.title,
          branding: shell.branding,
          language: shell.language,
          links: links(),
          retry,
          again: () => draw(true),
          byChoice,
        });
      const heading = () => failureWords(failed.reason, unit.title).heading;
      const drawn = heading();
      draw(false);
      // The home page needs no words for messages of failed pages, so they may have to be loaded.
      allWords()
        .then(() => place.querySelector('.p-failure') && heading() !== drawn && draw(false))
        .catch(() => undefined);
    };
  }

  function prefetchNext() {
    if (!mayPrefetch()) return;
    whenIdle(() => {
      const here = decision();
      const place = here.kind === 'show' ? here.place : undefined;
      const next = likelyNext(places.list, place, shell.session.current());
      units.find((unit) => unit.name === next?.unit)?.prefetch?.();
    });
  }

  function register(
    name: string,
    unit: Pick<Unit, 'title' | 'load' | 'mayBeDrawn' | 'hasAllWords' | 'report'>,
    isActive: (decision: Decision) => boolean,
  ) {
    const slot = createSlot({
      container,
      shell,
      load: unit.load,
      mayBeDrawn: unit.mayBeDrawn,
      hasAllWords: unit.hasAllWords,
      showFailure: showFailure(unit),
      onFailure: async (failed) => {
        unit.report?.(failed.reason);
        return failed.stale && (await reloadOnce({ serverAnswers }));
      },
      onShown(ms) {
        unit.report?.(anyShown ? 'opened' : 'loaded', ms);
        anyShown = true;
        reportError = unit.report;
        onShown?.(name.includes('/') ? name.split('/')[0] : undefined);
        prefetchNext();
      },
    });
    registerApplication({ name, app: slot, activeWhen: () => isActive(decision()) });
  }

  return {
    decision,
    add(added: Unit[]) {
      for (const unit of added) {
        units.push(unit);
        places.list = [...places.list, ...unit.places];
      }
      for (const unit of added) {
        register(unit.name, unit, (made) => made.kind === 'show' && made.place.unit === unit.name);
      }
    },
    /**
     * Called after the registry was requested. From now on an unlisted path has no page; when the registry could not be
     * read (`known` is false), it is an unknown page. `learn` requests the registry again and adds its units.
     */
    complete(known: boolean, learn: () => Promise<boolean>) {
      places.complete = true;
      const load = async (again: boolean) =>
        known || (again && (await learn()))
          ? failure('not-found', location.pathname)
          : failure('unreachable', 'registry.json');
      const unit = {
        get title() {
          return t.thisPage();
        },
        load,
      };
      register('unknown', unit, (made) => made.kind === 'unknown');
    },
    start,
    /** Decides again after the session or the settings have changed. */
    reconsider: () => void triggerAppChange(),
  };
}
