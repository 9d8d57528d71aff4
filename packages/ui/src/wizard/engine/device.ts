/** One value kept on this device; `write` tells whether it is really kept. */
export interface DeviceSlot<T> {
  read(): T | null;
  write(value: T): boolean;
  clear(): void;
  /** Called when another tab changes it. Returns the function that stops it. */
  subscribe(listener: (value: T | null) => void): () => void;
}

/** The backup of a whole form after sign-in. */
export interface DeviceCopy<Values> {
  form: Values;
  /** Where the person was, from 1. */
  step: number;
  /** The furthest step that was open. */
  reached: number;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The number of the server's copy that this one was typed on top of. */
  version: number | undefined;
  /** True while the server lacks something of it. */
  unsaved: boolean;
  /** What was sent lately and may have arrived without an answer. */
  sent?: readonly Values[] | undefined;
  /** The server's copy that this one was typed on top of. */
  base?: Values | undefined;
}

/** Part of a form that is kept before sign-in. */
export interface EarlyDraft<Values> {
  slot: DeviceSlot<Partial<Values>>;
  keys: readonly (keyof Values & string)[];
}

export function pick<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;
}
