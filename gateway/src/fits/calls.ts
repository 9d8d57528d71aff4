import { checkRemoteManifest, type RemoteManifest } from '@portal/contract-remote-v1';
import { Invalid, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { message } from '../messages';
import { type ReleaseIndex, releasesOf } from '../registry';
import { type Candidate, type FitsParts, ofManifest, ofService, type Verdict } from './fits';

interface Question {
  /** The manifest of a build that is not uploaded yet. */
  manifest?: object;
  /** A published version of a remote. */
  remote?: { name: string; version: string };
  service?: Candidate;
}

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(60);
const version = Joi.string()
  .pattern(/^\d+\.\d+\.\d+([-+][\w.-]+)?$/)
  .max(80)
  .messages({ 'string.pattern.base': 'A version is three numbers, such as 1.2.3.' });
const ranges = Joi.object().pattern(name, Joi.string().max(40));

const question = Joi.object<Question>({
  manifest: Joi.object().unknown(),
  remote: Joi.object({ name: name.required(), version: version.required() }),
  service: Joi.object({
    name: name.required(),
    contracts: Joi.object().pattern(name, version).min(1).required(),
    needs: ranges,
  }),
}).xor('manifest', 'remote', 'service');

/** The call that asks whether a part may be released. It changes nothing. `requireReleaser` runs before it. */
export function fitsCalls(read: () => Promise<FitsParts>): AnyCall[] {
  return [
    defineCall({
      id: 'askWhetherItFits',
      method: 'post',
      path: '/registry/fits',
      summary: 'Whether a remote finds what it needs, or which parts a version of a service would break.',
      auth: 'public',
      input: { body: question, bodyLimitBytes: 100_000 },
      answers: { 200: Joi.object().unknown() },
      async handle(ctx) {
        ctx.body = verdictOn(ctx.input.body, await read());
      },
    }),
  ];
}

function verdictOn({ manifest, remote, service }: Question, parts: FitsParts): Verdict {
  if (service) return ofService(service, parts);
  return ofManifest(manifest ? checked(manifest) : publishedAs(remote, parts.index), parts);
}

function checked(manifest: object): RemoteManifest {
  const read = checkRemoteManifest(manifest);
  if (!read.ok)
    throw new Invalid({ manifest: read.problems }, `manifest.json is wrong: ${read.problems.join('; ')}.`);
  return read.value;
}

function publishedAs(remote: Question['remote'], index: ReleaseIndex): RemoteManifest {
  const found =
    remote && releasesOf(index, remote.name).find((release) => release.version === remote.version);
  if (!found)
    throw new NotFound(message('noVersion', { version: remote?.version ?? '', name: remote?.name ?? '' }));
  return found.describes;
}
