import { createHash } from 'node:crypto';
import {
  PAYLOAD_TYPE,
  PREDICATE_TYPE,
  type ReleaseStatement,
  type RemoteManifest,
  STATEMENT_FILE,
  STATEMENT_TYPE,
} from '@portal/contract-remote-v1';
import Joi from 'joi';
import type { BuildFiles } from '../registry';
import { type Envelope, isSignedBy, readEnvelope } from './envelope';
import type { FoundKey } from './teams';

const text = Joi.string().max(400);
const shape = Joi.object({
  _type: Joi.valid(STATEMENT_TYPE).required(),
  subject: Joi.array()
    .items(
      Joi.object({
        name: text.required(),
        digest: Joi.object({ sha256: Joi.string().hex().lowercase().length(64).required() }).required(),
      }),
    )
    .min(1)
    .max(4_000)
    .required(),
  predicateType: Joi.valid(PREDICATE_TYPE).required(),
  predicate: Joi.object({
    name: text.required(),
    version: text.required(),
    commit: Joi.string().hex().min(7).max(64).allow(null).required(),
    needs: Joi.object({
      shellApi: text.required(),
      runtime: text,
      contracts: Joi.object().pattern(text, text).required(),
    }).required(),
    signedAt: Joi.string().isoDate().required(),
  }).required(),
});

/** A statement and the key that signed it. */
export interface Signed extends FoundKey {
  statement: ReleaseStatement;
}

/**
 * Reads the signed statement among the files of a build; undefined where there is none.
 * @throws with one sentence when it is no statement, or when none of its signatures is by a key of this portal;
 * FilesUnreadable when the disk does not let it be read
 */
export async function signedStatement(
  files: BuildFiles,
  findKey: (id: string) => FoundKey | undefined,
): Promise<Signed | undefined> {
  if (!files.names.includes(STATEMENT_FILE)) return undefined;
  const text = (await files.read(STATEMENT_FILE)).toString();
  try {
    const envelope = readEnvelope(text);
    return { ...signerOf(envelope, findKey), statement: statementIn(envelope) };
  } catch (error) {
    throw new Error(`${STATEMENT_FILE} ${(error as Error).message}`);
  }
}

function signerOf(envelope: Envelope, findKey: (id: string) => FoundKey | undefined): FoundKey {
  const known = envelope.signatures.map(({ keyid }) => findKey(keyid)).filter((found) => found !== undefined);
  const [first] = envelope.signatures;
  if (known.length === 0)
    throw new Error(`is signed by a key that this portal does not know (${first?.keyid})`);
  const signer = known.find(({ key }) => isSignedBy(envelope, key));
  if (!signer) throw new Error('was changed after it was signed');
  return signer;
}

function statementIn({ payloadType, payload }: Envelope): ReleaseStatement {
  if (payloadType !== PAYLOAD_TYPE) throw new Error(`holds ${payloadType}, not ${PAYLOAD_TYPE}`);
  const { error, value } = shape.validate(JSON.parse(payload.toString()));
  if (error) throw new Error(`holds no statement of a release (${error.message})`);
  return value;
}

/**
 * Returns in one sentence how the files or name differ from the statement; undefined when they match. Every file, also
 * compressed copies, must have its digest in the statement, and no further file may exist.
 */
export async function differenceFrom(
  { subject, predicate }: ReleaseStatement,
  expected: { name: string; version: string; describes: RemoteManifest; files: BuildFiles },
): Promise<string | undefined> {
  const { name, version, describes, files } = expected;
  if (predicate.name !== name || predicate.version !== version)
    return `the signature is of ${predicate.name} ${predicate.version}`;
  if (!sameNeeds(predicate.needs, describes)) return 'the signature names other contracts than manifest.json';
  const signed = new Map(subject.map((file) => [file.name, file.digest.sha256]));
  const present = files.names.filter((file) => file !== STATEMENT_FILE);
  const added = present.find((file) => !signed.has(file));
  if (added) return `${added} was added after signing`;
  for (const [file, sha256] of signed) {
    if (!present.includes(file)) return `${file} is missing since signing`;
    if (
      createHash('sha256')
        .update(await files.read(file))
        .digest('hex') !== sha256
    )
      return `${file} was changed after signing`;
  }
  return undefined;
}

function sameNeeds(needs: ReleaseStatement['predicate']['needs'], describes: RemoteManifest): boolean {
  const own = describes.contracts ?? {};
  const names = Object.keys(needs.contracts);
  return (
    needs.shellApi === describes.shellApi &&
    needs.runtime === describes.runtime &&
    names.length === Object.keys(own).length &&
    names.every((contract) => needs.contracts[contract] === own[contract])
  );
}
