import { type DeviceCopy, type DeviceSlot, pick, type WholeCopy } from './device';
import type { Draft, DraftOptions, DraftState, Saved, ServerCopy } from './draft-types';
import { alike } from './merge';
import { planOpening } from './opening';
import { watchPage } from './page-events';
import { type Problem, readProblem } from './problem';
import { createQuestions } from './questions';
import { createWrites, type Known } from './writes';

const nobody = { signedIn: false, waits: false };
const untouched: DraftState = { save: 'idle', savedAt: null, ...nobody, conflict: null, gone: false };

/** Keeps a form safe: on the device at once, on the server when asked; no copy is replaced without asking. */
export function createDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const {
    form,
    preSignIn = [],
    serverOwned,
    dependentFields = {},
    saves = 'by-itself',
    now = Date.now,
  } = options;
  const byItself = saves === 'by-itself';
  const ignored: readonly string[] = [...serverOwned, ...Object.values(dependentFields).flat()];
  const listeners = new Set<() => void>();
  let state: DraftState = untouched;
  let slot: DeviceSlot<DeviceCopy<Values>> | null = null;
  let place = { step: 1, reached: 1 };
  /** The form of a session that has ended: it waits for its owner, and is not stored as an anonymous form. */
  let ended: { values: Values; slot: DeviceSlot<DeviceCopy<Values>> | null } | null = null;
  const known: Known<Values> = { version: undefined, base: undefined, sent: [], unsaved: false };
  const choose = createQuestions({
    dependentFields,
    isAsked: ({ preferred }) => byItself || preferred === 'mine',
    show: (conflict) => change({ conflict }),
  });
  const { write, noteSent, rest } = createWrites<Values>({ options, known, ignored, choose, keepOnDevice });

  function change(part: Partial<DraftState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const differing = (one: Values, other: Values | undefined) =>
    (Object.keys(one) as (keyof Values & string)[]).filter(
      (key) => !serverOwned.includes(key) && !alike(one[key], other?.[key]),
    );
  const changed = () => differing(form.values(), known.base);

  /** The copy for the device: the whole form, or only the answers that the server lacks. */
  function copyToKeep(): DeviceCopy<Values> | null {
    const values = form.values();
    const { version, unsaved, base, sent } = known;
    const head = { ...place, timestamp: now(), version, unsaved };
    if (byItself) return { form: values, ...head, sent, base };
    const keys = changed();
    return keys.length === 0 ? null : { form: pick(values, keys), ...head, base: base && pick(base, keys) };
  }
  function keepOnDevice(): boolean {
    if (!slot && ended) return false;
    if (!slot) return preSignIn.map((one) => one.slot.write(pick(form.values(), one.keys))).every(Boolean);
    const copy = copyToKeep();
    if (copy) return slot.write(copy);
    slot.clear();
    return true;
  }
  const keptIn = (from: DeviceSlot<DeviceCopy<Values>>, under?: Values): WholeCopy<Values> | null => {
    const copy = from.read();
    const whole = (part: Partial<Values>) => options.read({ ...under, ...part });
    return copy && { ...copy, form: whole(copy.form), base: copy.base && whole(copy.base) };
  };

  function typed() {
    known.unsaved = true;
    const kept = keepOnDevice();
    change({ save: !kept ? 'idle' : slot && navigator.onLine === false ? 'offline' : 'device' });
  }

  function arrived(sent: Values, { values }: Saved<Values>) {
    const here = form.values();
    const isTypedOn = here !== sent;
    if (values) form.load({ ...values, ...pick(here, differing(here, sent)) });
    known.base = values ?? sent;
    known.unsaved = isTypedOn;
    keepOnDevice();
    change({ save: isTypedOn ? 'device' : 'saved', savedAt: now() });
  }

  async function save(step = place.step, finished?: readonly string[]) {
    change({ save: 'saving' });
    let values = form.values();
    try {
      const answer = await write((version) => {
        values = form.values();
        return options.save({ values, base: known.base, step, finished, version, keepalive: false });
      });
      arrived(values, answer);
    } catch (error) {
      known.unsaved = true;
      const kept = keepOnDevice();
      const states: Partial<Record<Problem['kind'], DraftState['save']>> = {
        offline: kept ? 'offline' : 'failed',
        settled: 'device',
        // The errors are shown at the fields; the text is safe on this device meanwhile.
        fields: 'device',
      };
      change({ save: states[readProblem(error).kind] ?? 'failed' });
      throw error;
    }
  }

  async function flush() {
    if (!slot || state.waits || !known.unsaved || state.conflict || !byItself) return;
    const values = form.values();
    noteSent();
    keepOnDevice();
    const { base, version } = known;
    try {
      const answer = await options.save({ values, base, step: place.step, version, keepalive: true });
      known.version = answer.version;
      arrived(values, answer);
    } catch {
      // If the page stays open after all, the next save handles a conflict or a failure.
    }
  }

  /** The answers typed before sign-in; preset answers do not count. */
  function typedEarly() {
    const [here, blank] = [form.values(), options.read({})];
    const keys = state.waits ? Object.keys(here) : preSignIn.flatMap((one) => one.keys);
    return (keys as (keyof Values & string)[]).filter((key) => !alike(here[key], blank[key]));
  }

  async function open(owner: string, copy: ServerCopy<Values>) {
    const target = options.backup(owner);
    const kept = keptIn(target, copy.values);
    const isStranger = ended && options.isSamePerson?.(ended.values, copy.values) === false;
    const hereKeys = state.signedIn || isStranger ? [] : typedEarly();
    const opening = planOpening({ ...options, kept, copy, here: form.values(), hereKeys, ignored });
    const { asked, choices } = await choose(opening.questions);
    const values = opening.finish(choices);
    slot = target;
    ended = null;
    const { values: base, version } = copy;
    Object.assign(known, { base, sent: [], version, unsaved: !alike(values, base) });
    form.load(values);
    // A newer copy on the server means that the person continued on another device.
    const before = state.waits ? place : kept && kept.version === copy.version ? kept : copy;
    const reached = [copy.step, copy.reached ?? 1, kept?.reached ?? 1, before.reached ?? 1];
    place = { step: before.step, reached: Math.max(...reached) };
    for (const draft of preSignIn) draft.slot.clear();
    keepOnDevice();
    if (state.waits) options.waiting?.clear();
    const save = known.unsaved ? 'device' : 'saved';
    change({ signedIn: true, waits: false, save, savedAt: known.unsaved ? null : now() });
    return asked;
  }

  function wait(step: number, reached: number) {
    const { waiting } = options;
    // A form that waits already, from another tab or an earlier visit, is not replaced.
    if (!waiting || (slot !== waiting && waiting.read())) return false;
    const before = slot;
    slot = waiting;
    place = { step, reached };
    if (!keepOnDevice()) slot = before;
    if (slot !== waiting) return false;
    for (const draft of preSignIn) draft.slot.clear();
    known.unsaved = true;
    change({ waits: true, save: 'offline' });
    return true;
  }

  function restoreWaiting(theirs?: Values) {
    const { waiting, isSamePerson } = options;
    const kept = waiting && keptIn(waiting);
    if (!kept || (theirs && !isSamePerson?.(kept.form, theirs))) return false;
    openCopy(waiting, kept);
    change({ waits: true, save: 'offline' });
    return true;
  }

  function openOffline(owner: string, copy: WholeCopy<Values>) {
    openCopy(options.backup(owner), copy);
    change({ signedIn: true, save: 'offline' });
  }

  function openCopy(from: DeviceSlot<DeviceCopy<Values>>, copy: WholeCopy<Values>) {
    slot = from;
    const { step, reached, version, unsaved, sent = [], base } = copy;
    place = { step, reached };
    Object.assign(known, { version, unsaved, sent, base });
    form.load(copy.form);
  }

  function followBackup(copy: DeviceCopy<Values> | null) {
    if (!copy) {
      slot = null;
      return change({ ...nobody, save: 'idle', gone: true });
    }
    const { timestamp, unsaved, sent } = copy;
    const values = { ...form.values(), ...copy.form };
    known.version = Math.max(known.version ?? 0, copy.version ?? 0) || undefined;
    known.unsaved = unsaved;
    if (sent) known.sent = sent;
    if (!unsaved) known.base = values;
    if (!alike(values, form.values())) form.load(values);
    change(unsaved ? { save: 'device' } : { save: 'saved', savedAt: timestamp });
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
      ...preSignIn.map((draft) =>
        draft.slot.subscribe((part) => {
          if (part && !slot) form.load({ ...form.values(), ...part });
        }),
      ),
    ];
    if (byItself) {
      listeners.add(follow);
      const behind = () => !state.waits && (known.unsaved || state.save === 'offline');
      const online = () => slot && behind() && void save().catch(() => undefined);
      stops.push(watchPage({ hidden: () => void flush(), online }));
    }
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
    restorePreSignIn() {
      const blank = form.values();
      const parts = preSignIn.map((draft) => draft.slot.read() ?? {});
      const last = parts.findLastIndex((part) => !alike({ ...blank, ...part }, blank)) + 1;
      if (last === 0) return 0;
      form.load(Object.assign({}, blank, ...parts));
      change({ save: 'device' });
      return last;
    },
    wait,
    restoreWaiting,
    peek(owner) {
      const backup = options.backup(owner);
      return backup.read()?.partial ? null : keptIn(backup);
    },
    forget(owner) {
      const backup = options.backup(owner);
      if (!backup.read()?.unsaved) backup.clear();
    },
    openOffline,
    open,
    place(step, reached) {
      place = { step, reached };
      if (slot) keepOnDevice();
    },
    placed: () => place,
    write,
    noteVersion(seen) {
      // Any other number would hide a write by someone else in between.
      if (known.version !== undefined && seen === known.version + 1) known.version = seen;
    },
    save,
    flush,
    unsaved: () => known.unsaved,
    changed,
    rest,
    close() {
      ended = { values: form.values(), slot };
      slot = null;
      change({ signedIn: false, save: known.unsaved ? 'device' : 'idle' });
      Object.assign(known, { version: undefined, unsaved: false });
    },
    wipe() {
      (slot ?? ended?.slot)?.clear();
      for (const draft of preSignIn) draft.slot.clear();
      slot = null;
      ended = null;
      known.unsaved = false;
      change({ ...nobody, save: 'idle' });
    },
  };
}
