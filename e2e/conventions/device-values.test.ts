import { ourFiles, read } from './files';

const shipped = /^(shell|mfe-[^/]+|packages\/(ui|application-ui|remote-sdk))\/src\/.*\.tsx?$/;
const sources = () =>
  ourFiles().filter((file) => shipped.test(file) && !/\.test\.|\/(test|testing)\//.test(file));

/** Names of stored values that belong to no person: they are removed when a session ends. */
const goWithSession = [/^'staff:used'/, /^`staff:desk:stopped:/, /^'portal:prepared'/, /:files:/];

/** Files that use the browser's storage without `deviceStore`, each with what it stores. */
const past: Readonly<Record<string, string>> = {
  'mfe-admin/src/frame/common/place.ts': 'an address, in this tab',
  'mfe-admin/src/workspace/home/sidebar-state.ts': 'whether the list is open, as a cookie',
  'packages/remote-sdk/src/device/device-store.ts': 'all values of remotes',
  'packages/ui/src/inputs/phone/remembered.ts': 'the country of phone numbers, until the session ends',
  'packages/application-ui/src/base/numbers/chosen-beside.ts':
    'countries of phone numbers by a hash, in this tab',
  'packages/application-ui/src/base/sending/browser-files.ts':
    'files that are not stored yet, with their owner',
  'packages/application-ui/src/wizards/wizard/submission.ts': 'the confirmation, in this tab',
  'shell/src/language/account.ts': 'asks whether a choice is kept',
  'shell/src/language/language.ts': 'the language, as a cookie',
  'shell/src/language/start.ts': 'the language, as a cookie',
  'shell/src/main.ts': 'reads the language',
  'shell/src/navigation/after-sign-in.ts': 'an address, in this tab',
  'shell/src/navigation/return-to.ts': 'an address, in this tab',
  'shell/src/offline/keeping.ts': 'removes kept pages',
  'shell/src/offline/worker/known-registry.ts': 'what is public',
  'shell/src/offline/worker/stores.ts': 'what is public',
  'shell/src/remotes/overrides.ts': 'where developers load a remote from',
  'shell/src/remotes/stale-chunk.ts': 'a time, in this tab',
  'shell/src/shell-api/session/device.ts': 'removes all of it',
  'shell/src/shell-api/session/left-session.ts':
    'a session that could not be ended, by the mark of its cookies',
  'shell/src/shell-api/session/leaving/index.ts': 'reads the mark of a session',
  'shell/src/shell-api/session/leaving/kept-files.ts': 'removes kept files',
  'shell/src/shell-api/session/session.ts': 'the session',
  'shell/src/shell-api/settings/settings.ts': 'the time zone of the portal',
};

const storage = /\b(localStorage|sessionStorage|indexedDB|caches)\b\s*[.)]|document\.cookie/;
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

it('every value on the device has an owner, or goes with every session', () => {
  const unmarked = sources().flatMap((file) =>
    [...read(file).matchAll(/\bdeviceStore<[^(]*>\(((?:[^()]|\([^()]*\))*)\)/g)]
      .map(([, given = '']) => given)
      .filter((given) => !/\bof\b/.test(given) && !goWithSession.some((key) => key.test(given)))
      .map((given) => `${file}: ${given}`),
  );
  expect(unmarked).toEqual([]);
});

it('nothing else writes into the storage of the browser', () => {
  const found = sources().filter((file) => storage.test(withoutComments(read(file))) && !past[file]);
  // The cookie against forged requests is read for every call.
  expect(found.filter((file) => file !== 'packages/remote-sdk/src/call-rules.ts')).toEqual([]);
});
