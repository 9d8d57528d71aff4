import { fakeShell } from '@portal/remote-sdk/dev';
import { createFormStore } from '@portal/ui/form-state';
import { createUploads, type KeptFiles } from '@portal/ui/wizard';
import { readInternshipForm } from '../src/base/form';
import type { WizardApp } from '../src/wizards/wizard';
import { createAsides } from '../src/wizards/wizard/off-step';
import { signIn } from '../src/wizards/wizard/sign-in';

const words = { loggedIn: 'Signed in', welcomeBack: () => 'Welcome back' };
const user = { id: 5, role: 'intern' };

/** A page on which a CV was chosen while the form was of `earlier`; 0 for a form without a person. */
async function withFile(earlier: number) {
  const device = new Map<string, File>();
  const kept: KeptFiles = {
    prepare: () => undefined,
    keep: async (key, file) => Boolean(device.set(key, file)),
    all: async () => [...device],
    forget: (key) => void device.delete(key),
    forgetAll: () => device.clear(),
  };
  const uploads = createUploads({ check: async () => null, failed: () => 'Not sent', kept });
  await uploads.choose('cv', new File(['%PDF'], 'cv.pdf'), () => Promise.reject({ status: 401 }));
  const app = {
    programme: { words },
    shell: fakeShell(),
    asides: createAsides(),
    form: createFormStore(readInternshipForm({ user_id: earlier })),
    draft: { state: () => ({ waits: false }) },
    wizard: { state: () => ({ step: 1 }) },
    api: {
      login: async () => ({ answer: { token: 'token', user, current_step: 4 } }),
      progress: async () => ({ answer: {} }),
    },
    uploads,
    startSession: () => undefined,
    openProgress: async () => undefined,
  } as unknown as WizardApp;
  const onDevice = () => [...device.keys()];
  return { app, onDevice, unsent: uploads.unsent };
}

describe('files chosen before a sign-in by email and phone', () => {
  test.each([
    ['of the person who signs in again stay on the page and on the device', 5, ['cv'], ['cv']],
    ['of another person leave the page and stay on the device for them', 8, [], ['cv']],
    ['of a form without a person are forgotten', 0, [], []],
  ])('%s', async (_story, earlier, onPage, kept) => {
    const { app, unsent, onDevice } = await withFile(earlier);
    expect(onDevice()).toEqual(['cv']);
    await signIn(app, { whole: false });
    expect(unsent()).toEqual(onPage);
    expect(onDevice()).toEqual(kept);
  });
});
