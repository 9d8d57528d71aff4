/** The challenge that svc-auth demands from a network with too many failures. */
export const askedWork = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '00',
    expiresAt: 4_000_000_000,
    data: { for: 'here' },
  },
  signature: 'signed',
};
