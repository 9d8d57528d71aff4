/** The signed statement of a release: an in-toto statement in a DSSE envelope. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const statementFile = 'release.dsse.json';
const payloadType = 'application/vnd.in-toto+json';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** The bytes that are signed: lengths in front keep type and payload apart (DSSE's pre-authentication encoding). */
function preAuthEncoding(payload) {
  const begin = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(begin), payload]);
}

/**
 * The envelope's text: a signed statement over every file of the build, its manifest's needs, and the commit that it
 * was built from.
 */
export function signedStatement({ folder, files, manifest, version, commit }, key) {
  const { name, shellApi, runtime, contracts = {} } = manifest;
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files
      .filter((file) => file !== statementFile)
      .map((file) => ({ name: file, digest: { sha256: sha256(readFileSync(path.join(folder, file))) } })),
    predicateType: 'urn:portal:release:v1',
    predicate: {
      name,
      version,
      commit: commit ?? null,
      needs: { shellApi, ...(runtime !== undefined && { runtime }), contracts },
      signedAt: new Date().toISOString(),
    },
  };
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = [{ keyid: key.id, sig: key.sign(preAuthEncoding(payload)).toString('base64') }];
  return `${JSON.stringify({ payloadType, payload: payload.toString('base64'), signatures })}\n`;
}

/** The statement stored in a folder; undefined when there is none or it cannot be read. */
function statementIn(folder) {
  try {
    const { payload } = JSON.parse(readFileSync(path.join(folder, statementFile), 'utf8'));
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** The version that a folder's statement names; undefined when there is no statement or it cannot be read. */
export const signedVersion = (folder) => statementIn(folder)?.predicate?.version;

/**
 * Refuses to sign a build that has changed since its last signature: somebody should look at the change first.
 * @throws Error that names a changed file
 */
export function refuseChangedSince(folder, files) {
  const { subject = [] } = statementIn(folder) ?? {};
  const signed = new Map(subject.map(({ name, digest }) => [name, digest?.sha256]));
  if (signed.size === 0) return;
  const present = files.filter((file) => file !== statementFile);
  const changed =
    [...signed.keys()].find((file) => !present.includes(file)) ??
    present.find((file) => signed.get(file) !== sha256(readFileSync(path.join(folder, file))));
  if (changed)
    throw new Error(
      `${changed} was changed since ${folder} was signed. Build again, or remove ${statementFile} when you know why.`,
    );
}
