import { evaluate } from '../contracts/evaluate';

const plenty = 9 * 2 ** 30;
const mounted = (options: string, kind = 'tmpfs') =>
  `proc /proc proc rw 0 0\n${kind} /dev/shm ${kind} ${options} 0 0\n`;

const hasRoom = (given: object) =>
  evaluate<boolean>('temporary-place.mjs', 'it.hasRoom(given)', {
    mounts: mounted('rw,relatime'),
    placeBytes: plenty,
    memoryBytes: plenty,
    ...given,
  });

it('what tests throw away lies in memory where there is room for it, and programs may be started', () => {
  expect(hasRoom({})).toBe(true);
});

it.each([
  ['programs may not be started there', { mounts: mounted('rw,nosuid,nodev,noexec,relatime') }],
  ['it lies on a disk', { mounts: mounted('rw,relatime', 'ext4') }],
  ['there is no such folder', { mounts: 'proc /proc proc rw 0 0\n' }],
  ['it is small, as in a container', { placeBytes: 64 * 2 ** 20 }],
  ['the machine has little memory', { memoryBytes: 2 ** 30 }],
])('it lies where it would lie anyway where %s', (_, given) => {
  expect(hasRoom(given)).toBe(false);
});

it('a folder that somebody named is taken as it is', () => {
  const place = evaluate<string>(
    'temporary-place.mjs',
    "(process.env.TMPDIR = '/var/tmp', it.temporaryPlace())",
  );
  expect(place).toBe('/var/tmp');
});
