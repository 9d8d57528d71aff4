import {
  type LanguageApi,
  type MessageWords,
  type NotifyApi,
  type Session,
  type Settings,
  SHELL_API_VERSION,
  type ShellApi,
} from '@portal/contract-shell-v1';

export interface FakeShell extends ShellApi {
  /** All calls to the shell, in order: ['navigate', '/'], ['notify', 'success', 'Saved']. */
  calls: unknown[][];
  /** Changes the settings as a newer answer of the server would. */
  changeSettings(settings: Partial<Settings>): void;
}

export interface FakeShellOptions {
  session?: Session | null;
  settings?: Partial<Settings>;
  /** What may be chosen; the first is the initial language. */
  languages?: readonly string[];
  /** Called for each navigation; when absent, navigations are only recorded in `calls`. */
  onNavigate?: (to: string) => void;
  /** Called for each message; when absent, messages are only recorded in `calls`. */
  onNotify?: (kind: string, message: string) => void;
}

/** A shell in memory, for working on a remote alone and for its tests. */
export function fakeShell(options: FakeShellOptions = {}): FakeShell {
  const calls: unknown[][] = [];
  let session = options.session ?? null;
  let settings: Settings = {
    portalEnabled: true,
    formLimits: { experience_description: 50, personal_statement: 300 },
    resumeCode: 'off',
    ...options.settings,
  };
  const sessionListeners = new Set<(session: Session | null) => void>();
  const settingsListeners = new Set<(settings: Settings) => void>();

  function changeSession(next: Session | null) {
    session = next;
    for (const listener of sessionListeners) listener(session);
  }
  function follow<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    calls,
    version: SHELL_API_VERSION,
    session: {
      current: () => session,
      start: (started) => changeSession(started),
      end: (reason) => {
        calls.push(['session.end', reason]);
        changeSession(null);
      },
      subscribe: (listener) => follow(sessionListeners, listener),
    },
    navigate: (to, navigateOptions) => {
      calls.push(navigateOptions ? ['navigate', to, navigateOptions] : ['navigate', to]);
      options.onNavigate?.(to);
    },
    notify: fakeNotify(calls, options.onNotify),
    branding: {
      name: 'Organisation name',
      logo: null,
      mailbox: 'apply@organisation.example',
      website: 'https://organisation.example',
      social: [{ name: 'Example social', url: 'https://social.example/organisation' }],
      newsletter: 'https://organisation.example/newsletter',
      elsewhere: [{ name: 'Example volunteers', url: 'https://volunteers.example' }],
    },
    locale: { language: 'en', timeZone: 'UTC' },
    ...(options.languages ? { language: fakeLanguage(options.languages) } : {}),
    settings: {
      current: () => settings,
      refresh: async () => settings,
      subscribe: (listener) => follow(settingsListeners, listener),
    },
    changeSettings(changed) {
      settings = { ...settings, ...changed };
      for (const listener of settingsListeners) listener(settings);
    },
  };
}

function fakeLanguage(offered: readonly string[]): LanguageApi {
  const listeners = new Set<() => void>();
  let current = offered[0] ?? 'en';
  return {
    offered,
    current: () => current,
    async choose(language) {
      current = language;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function fakeNotify(calls: unknown[][], onNotify: FakeShellOptions['onNotify']): NotifyApi {
  let count = 0;
  const notify = (kind: string) => (words: MessageWords) => {
    const message = typeof words === 'string' ? words : words();
    calls.push(['notify', kind, message]);
    onNotify?.(kind, message);
  };
  return {
    success: notify('success'),
    error: notify('error'),
    info: notify('info'),
    warning: notify('warning'),
    blank: notify('blank'),
    loading(message) {
      notify('loading')(message);
      count += 1;
      return String(count);
    },
    dismiss: (id) => void calls.push(['notify.dismiss', id]),
  };
}
