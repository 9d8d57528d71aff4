/**
 * The shell's contract with every remote: a remote may rely on nothing else of the shell. Version 1: additions raise
 * the minor number; a removal or a narrower type needs a shell-v2 beside this one.
 */
import type { Branding } from './branding';

export type { Branding } from './branding';
export { type DeviceOwner, FILE_DATABASE, OWNER_MARK, type OwnedForm, unsavedPart } from './device';
export { brandingLinks, type FirstPage, fillFirstPage, type OfferedLanguages } from './first-page';

/** The version of this contract. A remote's manifest names the range it was written for. */
export const SHELL_API_VERSION = '1.5.0';

/** The version of the federation runtime that remotes borrow from the shell: that of the pinned dependency. */
export const FEDERATION_RUNTIME_VERSION = '2.9.3';

/** The roles of staff that every portal has. Administrators make more: see `isStaffRole`. */
export const STAFF_ROLES: readonly string[] = ['admin', 'reviewer'];

/**
 * Whether a role is one of staff, including roles that administrators made. Staff are never sent to the maintenance
 * page and may open staff pages. Since 1.4.0.
 */
export const isStaffRole = (role: string): boolean => STAFF_ROLES.includes(role) || /^staff:\d+$/.test(role);

export interface SessionUser {
  id: number;
  role: string;
  /** The name of a role that administrators made. Since 1.4.0. */
  role_name?: string;
  /** The permissions of a member of staff, by name; absent in earlier sessions. Since 1.4.0. */
  permissions?: readonly string[];
  name?: string;
  email?: string;
  /** The language that the person chose for mails: used on a device where no language was chosen. */
  language?: string;
}

export interface Session {
  /** Bearer token for /api calls. */
  token: string;
  user: SessionUser;
}

export type SessionEnd = 'signed-out' | 'expired';

export interface SignOutOptions {
  /**
   * The page has just asked what becomes of unsaved text: the shell does not ask, and text from before the sign-in goes,
   * as with `end`. Since 1.5.0; an older shell asks all the same.
   */
  asked?: boolean;
}

export interface SessionApi {
  /** The session of this browser, or null. Read from local storage, so all tabs agree. */
  current(): Session | null;
  /** Keeps a session that the server has just given. Other tabs follow. */
  start(session: Session): void;
  /**
   * Removes the session from this device, with all data that the server has; unsaved text stays for the person alone.
   * Does not call the server: sign out there first.
   */
  end(reason: SessionEnd): void;
  /**
   * Signs out: asks about text that is on this device alone, calls the server by `onServer`, and ends the session even
   * where that fails; then the shell ends it at the server once there is a connection. Resolves with false when the
   * person stays. Since 1.3.0.
   */
  signOut?(onServer: () => Promise<unknown>, options?: SignOutOptions): Promise<boolean>;
  /** Called after each change, also one made in another tab. Returns the function that stops it. */
  subscribe(listener: (session: Session | null) => void): () => void;
}

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

export interface NotifyOptions {
  /** How long the message is shown, in milliseconds. Defaults: error and blank 4000, success 2000. */
  durationMs?: number;
}

/** The text of a toast; a function returns it in the current language each time the message is rendered. */
export type MessageWords = string | (() => string);

/** Short messages (toasts). Never the only channel for an error that a person has to act on. */
export interface NotifyApi {
  success(message: MessageWords, options?: NotifyOptions): void;
  error(message: MessageWords, options?: NotifyOptions): void;
  info(message: MessageWords, options?: NotifyOptions): void;
  warning(message: MessageWords, options?: NotifyOptions): void;
  blank(message: MessageWords, options?: NotifyOptions): void;
  /** Shown until dismissed with the id that it returns. */
  loading(message: MessageWords): string;
  dismiss(id: string): void;
  /** Renders the visible messages again in the current language. Since 1.2.0; earlier shells accept strings only. */
  drawAnew?(): void;
}

export interface Settings {
  /** False while the portal is closed to applicants. */
  portalEnabled: boolean;
  /** Longest texts in characters, keyed as GET /api/portal-status names them. */
  formLimits: Readonly<Record<string, number>>;
  /** Whether resuming on another device asks for an emailed code. */
  resumeCode: 'off' | 'new-device';
  /** The IANA zone in which the portal counts days. Since 1.3.0. */
  timeZone?: string;
  /** The rounds of programmes; absent when no programme has rounds, and in earlier shells. */
  rounds?: readonly ProgrammeRounds[];
}

/** The public part of a round. Moments are ISO 8601. */
export interface PublicRound {
  id: number;
  /** By language; the English name is always there. */
  names: Readonly<Record<string, string>>;
  opens_at: string;
  closes_at: string;
}

export interface ProgrammeRounds {
  programme: string;
  /** The open round; null when none is open. */
  open: PublicRound | null;
  /** The round that opens next. */
  next: PublicRound | null;
}

export interface SettingsApi {
  current(): Settings;
  /** Requests the settings from the server now. Resolves with the last known ones when the server cannot be reached. */
  refresh(): Promise<Settings>;
  subscribe(listener: (settings: Settings) => void): () => void;
}

/** The language of the pages. A page without words in it stays in English, and declares that by its `lang`. */
export interface LanguageApi {
  /** A BCP 47 tag: 'fr'. */
  current(): string;
  /** The languages that people may choose from, in the operator's order. */
  offered: readonly string[];
  /** Switches to this language, and remembers it on the device. Rejects when its words cannot be loaded. */
  choose(language: string): Promise<void>;
  /** Called after each change. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

export interface ShellApi {
  /** Equals SHELL_API_VERSION of the shell that runs. */
  version: string;
  session: SessionApi;
  /** Opens a path of the portal ('/userdashboard'), or any address of another site. */
  navigate(to: string, options?: NavigateOptions): void;
  notify: NotifyApi;
  branding: Branding;
  /**
   * The BCP 47 language tag of the person's device, and the IANA zone in which the portal counts days. Until 1.2.0 the
   * zone was that of the device.
   */
  locale: { language: string; timeZone: string };
  settings: SettingsApi;
  /** Since 1.1.0; an older shell is in English. */
  language?: LanguageApi;
}

/** The properties that a mount receives when its page opens. */
export interface PageProps {
  shell: ShellApi;
  /** An empty element; all that the page draws goes into it, its header and its <main> too. */
  domElement: HTMLElement;
  /** Called by a page that can no longer render itself: the shell then shows its panel instead. */
  crashed(error: unknown): void;
}

/** What each mount named in a remote's manifest exports. */
export interface PageLifecycles {
  bootstrap(props: PageProps): Promise<void>;
  mount(props: PageProps): Promise<void>;
  unmount(props: PageProps): Promise<void>;
}
