import { createPortal } from './portal';
import { initialSettings } from './settings';

function portalWith(read: jest.Mock) {
  let now = 0;
  const stored = { ...initialSettings };
  const portal = createPortal({
    read,
    enable: async (enabled) => {
      stored.portalEnabled = enabled;
    },
    change: async ({ resumeCode }) => {
      stored.resumeCode = resumeCode ?? null;
    },
    initial: initialSettings,
    clock: () => new Date(now),
  });
  return {
    portal,
    stored,
    passes(ms: number) {
      now += ms;
    },
  };
}

describe('the settings of the portal', () => {
  it('are read once for many callers, and again after half a second', async () => {
    const read = jest.fn(async () => initialSettings);
    const { portal, passes } = portalWith(read);
    await Promise.all([portal.settings(), portal.settings()]);
    passes(499);
    await portal.settings();
    expect(read).toHaveBeenCalledTimes(1);
    passes(1);
    await portal.settings();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are at hand for rules that cannot wait', async () => {
    const formLimits = { experience_description: 80, personal_statement: 900 };
    const { portal } = portalWith(jest.fn(async () => ({ ...initialSettings, formLimits })));
    expect(portal.known()).toEqual(initialSettings);
    await portal.settings();
    expect(portal.known().formLimits).toEqual(formLimits);
  });

  it('hold at once after a change of another setting', async () => {
    const read = jest.fn();
    const { portal, stored } = portalWith(read);
    read.mockImplementation(async () => ({ ...stored }));
    await portal.settings();
    await portal.change({ resumeCode: 'new-device' }, { personId: 1, role: 'admin' });
    expect(portal.known().resumeCode).toBe('new-device');
  });

  it('hold at once after a change', async () => {
    const read = jest.fn();
    const { portal, stored } = portalWith(read);
    read.mockImplementation(async () => ({ ...stored }));
    await portal.settings();
    expect(await portal.enable(false, { personId: 1, role: 'admin' })).toMatchObject({
      portalEnabled: false,
    });
    expect(await portal.settings()).toMatchObject({ portalEnabled: false });
  });

  it('are read again after a failure', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(initialSettings);
    const { portal } = portalWith(read);
    await expect(portal.settings()).rejects.toThrow('away');
    expect(await portal.settings()).toBe(initialSettings);
  });
});
