import { createPortalSwitch } from './portal-status';

describe('the portal switch', () => {
  it('is asked once a second, however many people sign in', async () => {
    let now = 0;
    const ask = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    const portal = createPortalSwitch(ask, () => new Date(now));
    expect(await Promise.all([portal.isOpen(), portal.isOpen()])).toEqual([false, false]);
    now = 999;
    expect(await portal.isOpen()).toBe(false);
    now = 1000;
    expect(await portal.isOpen()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('counts as open while there is no answer', async () => {
    const portal = createPortalSwitch(
      () => Promise.reject(new Error('no answer')),
      () => new Date(0),
    );
    expect(await portal.isOpen()).toBe(true);
  });
});
