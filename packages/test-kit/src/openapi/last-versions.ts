import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contracts = path.resolve(__dirname, '../../../../contracts');

export interface RecordedVersion {
  version: string;
  /** The OpenAPI documents of that version, one for each service. */
  documents: object[];
}

interface Document {
  info: { version: string };
}

/**
 * The contracts of these services, all as they are now, then all in the version before (a service in its first version
 * keeps to that). What holds against both gets on with a service that is older or newer by one.
 */
export function lastVersions(services: readonly string[]): {
  last: RecordedVersion;
  before: RecordedVersion;
} {
  const last = services.map((service) => read(service, 'openapi'));
  const before = services.map((service, at) => versionBefore(service, last[at]));
  return { last: described(services, last), before: described(services, before) };
}

function versionBefore(service: string, last: Document | null | undefined): Document | null {
  const recorded = read(service, 'released');
  // Between a raised version and its recording, the one before is what was recorded last.
  if (recorded?.info.version !== last?.info.version) return recorded;
  return read(service, 'previous') ?? recorded;
}

function described(services: readonly string[], found: (Document | null)[]): RecordedVersion {
  const documents = found.map((document, at) => {
    if (!document) throw new Error(`No contract of ${services[at]} is recorded.`);
    return document;
  });
  const version = documents.map(({ info }, at) => `${services[at]} ${info.version}`).join(', ');
  return { version, documents };
}

function read(service: string, name: string): Document | null {
  const file = path.join(contracts, `${service}-v1`, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Document) : null;
}
