/**
 * How values on the device are owned. At the end of a session the shell removes every value from local and session
 * storage and every kept file, except marked ones: text that the server lacks stays for its owner, and settings of the
 * device stay for everybody. A value without a mark counts as a copy of the server's data and is removed.
 */

/** The id of a person; 'nobody' for text typed before sign-in; 'device' for a setting without personal content. */
export type DeviceOwner = number | 'nobody' | 'device';

/** Prefix of the key under which the owner of a value in local storage is stored. */
export const OWNER_MARK = 'of:';

/**
 * A form on the device, in the form that the shell reads. When the server has all of it (`unsaved` is false) it is
 * removed like any copy; otherwise members of `form` that equal those of `base`, the server's copy, are removed, and
 * `partial` is set.
 */
export interface OwnedForm {
  unsaved: boolean;
  form: Readonly<Record<string, unknown>>;
  base?: Readonly<Record<string, unknown>> | undefined;
  /** Forms that were sent and may have been stored. */
  sent?: unknown;
  partial?: boolean;
}

/** The part of a form that the server lacks; the whole form when it is unknown what the server has. */
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
