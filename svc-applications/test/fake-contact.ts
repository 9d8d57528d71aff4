import type { Person } from '@portal/contract-svc-auth-v1/internal';
import { type Reply, rightCode } from './fake-reply';

type Operation = 'askForEmailCode' | 'correctEmail' | 'correctPhone';

interface Known {
  people: Map<number, Person & { hasPassword: boolean }>;
  codesSent: number[];
  correctedUnseen: (() => void)[];
}

const operations: Record<string, Operation> = {
  'email-code': 'askForEmailCode',
  email: 'correctEmail',
  phone: 'correctPhone',
};

/** The contract's call for a path that corrects a contact; undefined for other paths. */
export const contactCallOf = (path: string): Operation | undefined =>
  operations[path.slice(path.lastIndexOf('/') + 1)];

const refusal = (operation: Operation, status: number, message: string, field: string): Reply => ({
  operation,
  status,
  body: { message, errors: { [field]: [message] }, request_id: 'fake' },
});

/** Corrects a contact by the right code, from any device but a stranger's. svc-auth's own tests cover its refusals. */
export function correctContact(
  { people, codesSent, correctedUnseen }: Known,
  operation: Operation,
  id: number,
  body: Record<string, string>,
): Reply {
  const found = people.get(id);
  if (!found) throw new Error(`Nobody has the id ${id}`);
  if (body.device === 'of-a-stranger')
    return refusal(operation, 403, 'On the device on which you began.', 'device');
  if (operation === 'askForEmailCode') {
    codesSent.push(id);
    return { operation, status: 204, body: {} };
  }
  if (operation === 'correctEmail' && found.email !== body.email) {
    if (body.code !== rightCode) return refusal(operation, 422, 'That code is not right.', 'code');
    if ([...people.values()].some(({ email }) => email === body.email))
      return refusal(operation, 409, 'There is already an account with this address.', 'email');
    found.email = String(body.email);
  }
  if (body.phone) found.phone = body.phone;
  for (const unseen of correctedUnseen.splice(0)) unseen();
  const { hasPassword, ...result } = found;
  if (operation === 'correctPhone') return { operation, status: 200, body: result };
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const device = { token: `device-of-${id}`, expires_at };
  return { operation, status: 200, body: { person: result, device } };
}
