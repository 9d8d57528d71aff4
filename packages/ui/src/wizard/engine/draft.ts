import { type DeviceCopy, type DeviceSlot, pick } from './device';
import type { Draft, DraftOptions, DraftState, SaveRequest, ServerCopy } from './draft-types';
import { alike, type Difference, foreignDifferences, merged, type Side } from './merge';
import { planOpening } from './opening';
import { watchPage } from './page-events';
import { CopiesSettled, readProblem } from './problem';

/** Tries whose answers were lost in a row; more than these are not worth the room. */
const SENT_KEPT = 3;

/**
 * Keeps one form safe: every change on the device at once, on the server when asked, and never one copy over
 * another unseen.
 */
export function createDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { form, early, serverOwned } = options;
  const now = options.now ?? Date.now;
  const listeners = new Set<() => void>();
  let state: DraftState = { save: 'idle', savedAt: null, signedIn: false, conflict: null, gone: false };
  let slot: DeviceSlot<DeviceCopy<Values>> | null = null;
  let place = { step: 1, reached: 1 };
  let version: number | undefined;
  let unsaved = false;
  let base: Values | undefined;
  let sent: readonly Values[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  function change(part: Partial<DraftState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function keepOnDevice(): boolean {
    const values = form.values();
    if (slot) return slot.write({ form: values, ...place, timestamp: now(), version, unsaved, sent, base });
    return early.map((draft) => draft.slot.write(pick(values, draft.keys))).every(Boolean);
  }
  function typed() {
    unsaved = true;
    const kept = keepOnDevice();
    change({ save: !kept ? 'idle' : slot && navigator.onLine === false ? 'offline' : 'device' });
  }

  /** Remembers what is being sent: its answer may be lost, and it may stand on the server all the same. */
  function noteSent() {
    if (sent.at(-1) !== form.values()) sent = [...sent, form.values()].slice(-SENT_KEPT);
  }

  /** Waits for the person when there is anything to choose between; otherwise goes on at once. */
  function ask(differences: Difference[]): Promise<Record<string, Side>> {
    if (differences.length === 0) return Promise.resolve({});
    return new Promise((resolve) => {
      change({
        conflict: {
          differences,
          settle(choices) {
            change({ conflict: null });
            resolve(choices);
          },
        },
      });
    });
  }

  /** After a refused write: brings the two copies together and goes on from the server's version. */
  async function settleWith(theirs: Values, theirVersion: number) {
    const mine = form.values();
    const differences = foreignDifferences({ mine, theirs, base, sent, ignored: serverOwned });
    const choices = await ask(differences);
    // Typed while the question stood: the latest words count as mine.
    form.load(merged(form.values(), theirs, choices));
    base = theirs;
    version = theirVersion;
    unsaved = true;
    keepOnDevice();
    if (differences.length > 0) throw new CopiesSettled();
  }

  async function tryWrite<Answer extends { version: number }>(
    call: (version: number | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      noteSent();
      try {
        const answer = await call(version);
        sent = sent.slice(-1);
        version = answer.version;
        return answer;
      } catch (error) {
        const problem = readProblem(error);
        if (problem.kind !== 'conflict') throw error;
        // The answer to a refused write leaves out what only the sign-in names: that stays as it is known here.
        const theirs = options.read({ ...pick(form.values(), serverOwned), ...problem.values });
        await settleWith(theirs, problem.version);
      }
    }
  }

  /** One write at a time: two at once would make a conflict of our own. */
  function write<Answer extends { version: number }>(
    call: (version: number | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    const result = queue.then(() => tryWrite(call));
    queue = result.catch(() => undefined);
    return result;
  }

  function arrived(values: Values) {
    base = values;
    unsaved = form.values() !== values;
    keepOnDevice();
    change({ save: unsaved ? 'device' : 'saved', savedAt: now() });
  }

  async function save(step: number) {
    change({ save: 'saving' });
    let values = form.values();
    try {
      await write((known) => {
        values = form.values();
        return options.save({ values, step, version: known, keepalive: false });
      });
      arrived(values);
    } catch (error) {
      unsaved = true;
      keepOnDevice();
      const states = { offline: 'offline', settled: 'device' } as const;
      const { kind } = readProblem(error);
      change({ save: kind === 'offline' || kind === 'settled' ? states[kind] : 'failed' });
      throw error;
    }
  }

  function flush() {
    if (!slot || !unsaved || state.conflict) return;
    const values = form.values();
    noteSent();
    keepOnDevice();
    const request: SaveRequest<Values> = { values, step: place.step, version, keepalive: true };
    // Should the page live on after all, a conflict or a failure is dealt with at the next save.
    options.save(request).then(
      (answer) => {
        version = answer.version;
        arrived(values);
      },
      () => undefined,
    );
  }

  /** What a person answered before sign-in; an answer that stands there from the start is none. */
  function typedEarly() {
    const [here, untouched] = [form.values(), options.read({})];
    return early.flatMap(({ keys }) => keys.filter((key) => !alike(here[key], untouched[key])));
  }

  async function open(owner: string, copy: ServerCopy<Values>) {
    const target = options.backup(owner);
    const stored = target.read();
    const kept = stored && { ...stored, form: options.read(stored.form) };
    const opening = planOpening({
      kept,
      copy,
      here: form.values(),
      hereKeys: state.signedIn ? [] : typedEarly(),
      serverOwned,
    });
    const choices = await ask(opening.questions);
    const values = opening.finish(choices);
    slot = target;
    base = copy.values;
    sent = [];
    version = copy.version;
    unsaved = !alike(values, copy.values);
    // A newer copy on the server means that the person went on elsewhere.
    const step = kept && kept.version === copy.version ? kept.step : copy.step;
    place = { step, reached: Math.max(copy.step, kept?.reached ?? 1) };
    form.load(values);
    for (const draft of early) draft.slot.clear();
    keepOnDevice();
    change({ signedIn: true, save: unsaved ? 'device' : 'saved', savedAt: unsaved ? null : now() });
  }

  function openOffline(owner: string, copy: DeviceCopy<Values>) {
    slot = options.backup(owner);
    place = { step: copy.step, reached: copy.reached };
    version = copy.version;
    unsaved = copy.unsaved;
    sent = copy.sent ?? [];
    base = copy.base;
    form.load(options.read(copy.form));
    change({ signedIn: true, save: 'offline' });
  }

  function followBackup(copy: DeviceCopy<Values> | null) {
    if (!copy) {
      slot = null;
      return change({ signedIn: false, save: 'idle', gone: true });
    }
    version = Math.max(version ?? 0, copy.version ?? 0) || undefined;
    unsaved = copy.unsaved;
    if (copy.sent) sent = copy.sent;
    if (!copy.unsaved) base = copy.form;
    if (!alike(copy.form, form.values())) form.load(copy.form);
    change(copy.unsaved ? { save: 'device' } : { save: 'saved', savedAt: copy.timestamp });
  }

  function watch() {
    let stopFollowing: (() => void) | undefined;
    let followed: typeof slot = null;
    const follow = () => {
      if (followed === slot) return;
      stopFollowing?.();
      followed = slot;
      stopFollowing = slot?.subscribe(followBackup);
    };
    const stops = [
      form.subscribe(({ typed: byPerson }) => byPerson && typed()),
      ...early.map((draft) =>
        draft.slot.subscribe((part) => {
          if (part && !slot) form.load({ ...form.values(), ...part });
        }),
      ),
    ];
    listeners.add(follow);
    stops.push(
      watchPage({
        hidden: flush,
        online: () => unsaved && slot && void save(place.step).catch(() => undefined),
      }),
    );
    return () => {
      for (const stop of stops) stop();
      stopFollowing?.();
      listeners.delete(follow);
    };
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch,
    restoreEarly() {
      const blank = form.values();
      const parts = early.map((draft) => draft.slot.read() ?? {});
      const last = parts.findLastIndex((part) => !alike({ ...blank, ...part }, blank)) + 1;
      if (last === 0) return 0;
      form.load(Object.assign({}, blank, ...parts));
      change({ save: 'device' });
      return last;
    },
    peek: (owner) => options.backup(owner).read(),
    openOffline,
    open,
    place(step, reached) {
      place = { step, reached };
      if (slot) keepOnDevice();
    },
    placed: () => place,
    write,
    noteVersion(seen) {
      // Another number would hide that someone else wrote in between.
      if (version !== undefined && seen === version + 1) version = seen;
    },
    save,
    flush,
    unsaved: () => unsaved,
    rest: () => queue.then(() => undefined),
    close() {
      slot = null;
      version = undefined;
      unsaved = false;
      keepOnDevice();
      change({ signedIn: false, save: 'device' });
    },
    wipe() {
      slot?.clear();
      for (const draft of early) draft.slot.clear();
      slot = null;
      unsaved = false;
      change({ signedIn: false, save: 'idle' });
    },
  };
}
