/** A value stored on this device; `write` returns whether it was stored. */
export interface DeviceSlot<T> {
  read(): T | null;
  write(value: T): boolean;
  clear(): void;
  /** Registers a listener for changes by other tabs. Returns the function that removes it. */
  subscribe(listener: (value: T | null) => void): () => void;
}

/** A form's copy on the device: the whole form, or only the differences from the server's copy. */
export interface DeviceCopy<Values> {
  form: Partial<Values>;
  /** The person's step, from 1. */
  step: number;
  /** The furthest reachable step. */
  reached: number;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** The version of the server's copy on which this form was typed. */
  version: number | undefined;
  /** True while the server lacks some of the answers. */
  unsaved: boolean;
  /** True after a session's end has reduced the copy to the unsaved answers: the others come from the server. */
  partial?: boolean;
  /** Recently sent forms, which may have been stored although their answers were lost. */
  sent?: readonly Values[] | undefined;
  /** The server's copy on which this form was typed, for the members of `form`. */
  base?: Partial<Values> | undefined;
}

/** A device's copy as a whole form: missing answers come from the server. */
export type WholeCopy<Values> = Omit<DeviceCopy<Values>, 'form' | 'base'> & {
  form: Values;
  base: Values | undefined;
};

/** Part of a form that is kept before sign-in. */
export interface PreSignInDraft<Values> {
  slot: DeviceSlot<Partial<Values>>;
  keys: readonly (keyof Values & string)[];
}

export function pick<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;
}
