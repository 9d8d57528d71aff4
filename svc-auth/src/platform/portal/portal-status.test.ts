import { createPortalSwitch } from './portal-status';

const status = (open: boolean, timeZone = 'Africa/Kigali') => ({ open, timeZone });

describe('the portal switch', () => {
  it('is asked once a second, however many people sign in', async () => {
    let now = 0;
    const ask = jest.fn().mockResolvedValueOnce(status(false)).mockResolvedValue(status(true));
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

  it('keeps the time zone that it knows while there is no answer', async () => {
    let now = 0;
    const ask = jest.fn().mockResolvedValueOnce(status(false, 'Asia/Tokyo')).mockRejectedValue(new Error());
    const portal = createPortalSwitch(ask, () => new Date(now));
    expect(await portal.timeZone()).toBe('Asia/Tokyo');
    now = 1000;
    expect([await portal.timeZone(), await portal.isOpen()]).toEqual(['Asia/Tokyo', true]);
  });
});
