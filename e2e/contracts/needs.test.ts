/**
 * Checks that each service declares the calls of other services (`/version`, `portal-release fits`) that its sources
 * make.
 */
import { versionInRange } from '@portal/contract-remote-v1';
import { documentedServices, ourFiles, read } from '../conventions/files';

interface Document {
  info: { version: string };
  paths: Record<string, unknown>;
}

const services = documentedServices();
const document = (service: string, name: string) =>
  JSON.parse(read(`contracts/${service}-v1/${name}.json`)) as Document;

/** `/internal/people/{id}` and `/internal/people/${personId}?x=y` are one address. */
const shapeOf = (address: string) => (address.split('?')[0] ?? '').replace(/\$?\{[^}]*\}/g, '*');

/** Matches a call of another service; an address of `/api/` elsewhere is a link for browsers. */
const callPattern = /(?:path: ?['"`]|['"`](?=\/internal\/))(\/(?:internal|api)\/[^'"`\s]*)['"`]/g;

/** Addresses that a service calls, without those of its own routes. */
function addressesIn(service: string): string[] {
  const files = ourFiles().filter(
    (file) =>
      file.startsWith(`${service}/src/`) &&
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.endsWith('routes.ts'),
  );
  return files.flatMap((file) =>
    [...read(file).matchAll(callPattern)].map(([, address = '']) => shapeOf(address)),
  );
}

/**
 * Calls that the service kit makes in every service with a credential: for keys, ended sessions and proofs of identity.
 */
const byServiceKit = ['/internal/keys', '/internal/revocations', '/internal/sessions/*/proof'];

/** Addresses that a service calls, by the service that owns them. */
function callsOf(service: string): Map<string, string[]> {
  const named = [...addressesIn(service), ...(service === 'svc-auth' ? [] : byServiceKit)];
  const found = new Map<string, string[]>();
  for (const owner of services.filter((one) => one !== service)) {
    const theirs = new Set(Object.keys(document(owner, 'openapi').paths).map(shapeOf));
    const called = [...new Set(named.filter((address) => theirs.has(address)))];
    if (called.length > 0) found.set(owner, called);
  }
  return found;
}

const needsOf = async (service: string): Promise<Record<string, string>> =>
  ((await import(`../../${service}/src/needs`)) as { needs: Record<string, string> }).needs;

describe.each(services)('%s', (service) => {
  it('needs the contract of each service that its sources call, and of no other', async () => {
    const needed = Object.keys(await needsOf(service)).filter((name) => services.includes(name));
    expect(needed.sort()).toEqual([...callsOf(service).keys()].sort());
  });

  it('works with the present version of each, and leaves out one that lacks a call', async () => {
    const needs = await needsOf(service);
    for (const [owner, called] of callsOf(service)) {
      const range = needs[owner] ?? '';
      const [present, previous] = [document(owner, 'openapi'), document(owner, 'previous')];
      expect([owner, versionInRange(present.info.version, range)]).toEqual([owner, true]);
      const known = new Set(Object.keys(previous.paths).map(shapeOf));
      const lacking = called.filter((address) => !known.has(address));
      if (lacking.length > 0)
        expect([owner, lacking, versionInRange(previous.info.version, range)]).toEqual([
          owner,
          lacking,
          false,
        ]);
    }
  });
});
