import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildah,
  buildOptions,
  ensureBases,
  imageOf,
  npmSettings,
  ownSize,
} from '../../deploy/images/buildah';
import { startFrom } from '../../deploy/images/started';
import { report } from '../support/checks';
import type { Published } from './kits';
import { commitAll, runWorkflow } from './pipeline';
import type { Releasing } from './release';
import { releaseToken } from './release';
import type { Start } from './service';

/** Prepares the base images; resolves to the options of every build. */
async function prepare(scratch: string): Promise<string[]> {
  await mkdir(scratch, { recursive: true });
  await ensureBases(scratch);
  return buildOptions(npmSettings(scratch), { secret: true });
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Makes a program `docker` that builds by buildah and pushes into a folder, for the steps of a pipeline. Returns the
 * program's folder.
 */
async function dockerByBuildah(scratch: string, options: string[]): Promise<string> {
  const programs = path.join(scratch, 'programs');
  const file = path.join(programs, 'docker');
  await mkdir(programs, { recursive: true });
  await writeFile(
    file,
    `#!/bin/bash
case $1 in
  build) shift; exec buildah ${options.map(quoted).join(' ')} "$@" ;;
  push) exec buildah push "$2" ${quoted(`oci:${path.join(scratch, 'pushed')}`)} ;;
  *) echo "No stand-in for docker $1" >&2; exit 1 ;;
esac
`,
  );
  await chmod(file, 0o755);
  return programs;
}

const service = 'svc-open-days';

/** MB above the base image: a larger image has kept the packages of its build. */
const sizeLimits = { remote: 60, service: 100 };

async function sizeWithin(limit: number, part: string): Promise<string> {
  const size = await ownSize(part);
  if (size > limit) throw new Error(`The image of ${part} adds ${size} MB; ${limit} are allowed.`);
  return `${size} MB over Node itself`;
}

/**
 * Checks that a contract without one of its calls is refused in comparison with the published one, and that the present
 * one passes.
 */
async function loseACall(kits: Published, place: string): Promise<void> {
  const file = path.join(place, 'contract/openapi.json');
  const text = await readFile(file, 'utf8');
  const kept = () => kits.run(place, 'npm', ['run', '--silent', 'contract:kept']);
  await kept();
  await writeFile(file, JSON.stringify({ ...JSON.parse(text), paths: {} }));
  const refusal = await kept().then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  await writeFile(file, text);
  if (!/listOpenDaysEntries .*: the call is gone/.test(refusal))
    throw new Error(`A contract without its call is answered with: ${refusal}`);
}

/**
 * Makes the service's image and publishes its contract by the example of a release pipeline; returns how to start the
 * service from the image.
 */
export async function serviceFromPipeline(kits: Published, place: string, scratch: string): Promise<Start> {
  const home = path.join(scratch, 'service-image');
  const programs = await dockerByBuildah(home, await prepare(home));
  const image = imageOf(service).replace(/:latest$/, '');
  commitAll(place);
  await runWorkflow(place, 'release', {
    scratch: home,
    programs,
    ref: 'v0.1.0',
    vars: { NPM_REGISTRY: kits.registry.url, IMAGE: image },
    secrets: { NPM_TOKEN: kits.registry.token },
  });
  await buildah('tag', `${image}:0.1.0`, imageOf(service));
  report(`… the image of ${service}: ${await sizeWithin(sizeLimits.service, service)}`);
  const contract = `@portal/contract-${service}-v1@1.0.0`;
  const published = await kits.run(place, 'npm', ['view', contract, 'version']);
  if (!published.includes('1.0.0')) throw new Error(`The contract was not published: ${published}`);
  await loseACall(kits, place);
  return async (env) => {
    let ended = false;
    const started = await startFrom({ part: service, env, folders: { '/data': path.join(home, 'data') } });
    void started.ended.then(() => {
      ended = true;
    });
    let stopping: Promise<unknown> | undefined;
    return {
      ended: () => ended,
      stop: () => {
        stopping ??= started.stop();
        return stopping;
      },
    };
  };
}

/** Builds the remote's own Dockerfile; the started image uploads its files and ends. */
export async function releaseByImage(
  { kits, portal, place, name }: Releasing,
  scratch: string,
): Promise<void> {
  const home = path.join(scratch, 'remote-image');
  const options = await prepare(home);
  const secret = ['--secret', `id=npmrc,src=${kits.registry.userConfig}`];
  await buildah(...options, ...secret, '--tag', imageOf(name), '--file', `${place}/Dockerfile`, place);
  report(`… the image of ${name}: ${await sizeWithin(sizeLimits.remote, name)}`);
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: await releaseToken(portal) };
  const started = await startFrom({ part: name, env });
  const code = await started.ended;
  await started.stop();
  if (code !== 0 || !/Uploaded mfe-open-days \S+/.test(started.output()))
    throw new Error(`It ended with ${code}:\n${started.output()}`);
}
