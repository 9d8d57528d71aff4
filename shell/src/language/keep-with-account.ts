import { A63 } from '@portal/contract-svc-auth-v1/operations';
import { addressOf } from '@portal/remote-sdk';

/** Tells svc-auth the choice of whoever is signed in. */
export const keepWithAccount = (token: string, language: string): Promise<Response> =>
  fetch(addressOf(A63), {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  });
