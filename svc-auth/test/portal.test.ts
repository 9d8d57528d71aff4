import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '@portal/service-kit/client';
import { askPortalStatus } from '../src/platform/portal/portal-status';
import { credential } from './client';

/** Asks a service that gives this answer. The time-out is longer than in production, for busy machines. */
async function askingOne(
  answer: (url: string) => { status: number; body: object } | undefined,
  timeoutMs = 60_000,
): Promise<boolean> {
  const server = createServer((request, response) => {
    const given = answer(request.url ?? '');
    if (!given) return;
    response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createServiceClient({ name: 'svc-applications', baseUrl, credential });
  try {
    const patient: typeof client = {
      ...client,
      call: (request) => client.call({ ...request, timeoutMs }),
    };
    return (await askPortalStatus(patient)()).open;
  } finally {
    server.closeAllConnections();
    server.close();
    await client.close();
  }
}

describe('the question whether the portal is open', () => {
  it.each([true, false])('understands the answer %s', async (portal_enabled) => {
    const asked: string[] = [];
    const open = await askingOne((url) => {
      asked.push(url);
      return { status: 200, body: { portal_enabled } };
    });
    expect(open).toBe(portal_enabled);
    expect(asked).toEqual(['/api/portal-status']);
  });

  it('fails when svc-applications fails', async () => {
    await expect(askingOne(() => ({ status: 500, body: {} }))).rejects.toThrow('not available');
  });

  it('fails without an answer', async () => {
    await expect(askingOne(() => undefined, 200)).rejects.toThrow('not available');
  });

  it('does not wait longer than half a second', async () => {
    const call = jest.fn().mockResolvedValue({ status: 200, body: { portal_enabled: true } });
    await askPortalStatus({ call, close: async () => undefined })();
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ timeoutMs: 500 }));
  });
});
