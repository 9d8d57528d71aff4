import { isNetwork } from '@portal/service-kit/network';
import { isAllowed, OutOfReach, targetOf } from './reach';

const afar = { loopback: false, networks: [] };
const onTheMachine = { loopback: true, networks: [] };

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.17.0.2',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  '::ffff:10.1.2.3',
  '::ffff:127.0.0.1',
  '64:ff9b::a01:203',
  '2002:a01:203::1',
  '::7f00:1',
  '::127.0.0.1',
  '::a01:203',
  '::ffff:7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '168.63.129.16',
  '64:ff9b:1::a00:1',
  '2001:0:1:2::1',
  '2001:470:1:2:0:5efe:7f00:1',
  '2001:470:1:2:200:5efe:a00:1',
  'fec0::1',
  '4000::1',
  '2001:db8::1',
  'fd00::1',
  'fe80::1%eth0',
  'ff02::1',
])('no message goes to %s', (address) => {
  expect(isAllowed(address, afar)).toBe(false);
});

test.each(['8.8.8.8', '2a00:1450:4001::1', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  'messages go to %s',
  (address) => {
    expect(isAllowed(address, afar)).toBe(true);
  },
);

test('a private network opens where the operator names it, and no other', () => {
  const reach = { loopback: false, networks: ['10.1.0.0/16', 'fd00:1::/32'] };
  expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd00:1::5'].map((one) => isAllowed(one, reach))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['10.2.0.1', 'fd00:2::5', '127.0.0.1'].map((one) => isAllowed(one, reach))).toEqual([
    false,
    false,
    false,
  ]);
  expect(['10.1.0.0/16', '10.1.0.0', 'office', '10.1.0.0/40'].map(isNetwork)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  'http://example.org/hook',
  'ftp://example.org',
  'https://user:secret@example.org/hook',
  'javascript:alert(1)',
  'example.org',
])('%s is no address for messages', async (url) => {
  await expect(targetOf(url, onTheMachine)).rejects.toThrow('Enter an address that starts with https://');
});

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://[::7f00:1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.1/',
])('%s leads into a private network', async (url) => {
  await expect(targetOf(url, afar)).rejects.toThrow(OutOfReach);
});

test('a portal on the machine itself reaches programs there, also without https, and no other private network', async () => {
  for (const url of ['http://127.0.0.1:9000/hook', 'http://localhost:9000/hook', 'https://127.0.0.1/'])
    expect((await targetOf(url, onTheMachine)).url.href).toBe(url);
  await expect(targetOf('https://10.0.0.1/', onTheMachine)).rejects.toThrow(/private network/);
  await expect(targetOf('http://127.0.0.2/', onTheMachine)).rejects.toThrow(/https/);
});
