/**
 * How values on the device are owned. At the end of a session the shell removes every value from local and session
 * storage and from the kept files, except what is marked: text that the server lacks stays for its owner, and settings
 * of the device stay for everybody. A value without a mark is a copy of what the server has, and goes.
 */

/** The id of a person; 'nobody' for text typed before sign-in; 'device' for a setting without personal content. */
export type DeviceOwner = number | 'nobody' | 'device';

/** The owner of a value in local storage stands under its key with this prefix. */
export const OWNER_MARK = 'of:';

/**
 * A form on the device, as the shell reads it. Once the server has all of it (`unsaved` is false) it goes like any copy;
 * otherwise the members of `form` that equal those of `base`, the server's copy, go with that copy, and `partial` is set.
 */
export interface OwnedForm {
  unsaved: boolean;
  form: Readonly<Record<string, unknown>>;
  base?: Readonly<Record<string, unknown>> | undefined;
  /** Forms that were sent and may have been stored. */
  sent?: unknown;
  partial?: boolean;
}

/** The part of a form that the server lacks; the whole form where it is unknown what the server has. */
export function unsavedPart(value: OwnedForm): OwnedForm {
  const { form, base } = value;
  if (!base) return value;
  const typed = Object.entries(form).filter(
    ([key, own]) => JSON.stringify(own) !== JSON.stringify(base[key]),
  );
  return { ...value, form: Object.fromEntries(typed), base: undefined, sent: undefined, partial: true };
}

/** The browser's database of files that are not stored yet; each record names its owner in `of`. */
export const FILE_DATABASE = {
  name: 'portal-files',
  table: 'files',
  mark: 'portal-files-on-their-way',
} as const;
