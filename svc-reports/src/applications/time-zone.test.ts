import { portalTimeZone } from './time-zone';

describe('the zone of the portal', () => {
  let now = 0;
  const zoneBy = (ask: jest.Mock) => portalTimeZone(ask, () => new Date(now));

  beforeEach(() => {
    now = 0;
  });

  it('is asked for once in ten seconds', async () => {
    const ask = jest.fn().mockResolvedValueOnce('America/New_York').mockResolvedValue('Asia/Tokyo');
    const zone = zoneBy(ask);
    expect([await zone('a'), await zone('b')]).toEqual(['America/New_York', 'America/New_York']);
    now = 10_000;
    expect(await zone('c')).toBe('Asia/Tokyo');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stays the known one while nobody answers', async () => {
    const ask = jest.fn().mockResolvedValueOnce('Asia/Tokyo').mockRejectedValue(new Error('no answer'));
    const zone = zoneBy(ask);
    await zone('a');
    now = 10_000;
    expect(await zone('b')).toBe('Asia/Tokyo');
  });

  it.each([[undefined], ['Africa/Nowhere']])('is that of Kigali where the answer is %p', async (answer) => {
    expect(await zoneBy(jest.fn().mockResolvedValue(answer))('a')).toBe('Africa/Kigali');
  });
});
