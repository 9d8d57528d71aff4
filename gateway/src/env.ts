import { resolve } from 'node:path';
import {
  brandingEnv,
  dataDirEnv,
  EnvError,
  httpEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import Joi from 'joi';
import type { BuildFolder } from './registry';
import { serviceNames } from './routing/owners';

export interface GatewayConfig {
  host: string;
  port: number;
  logLevel: string;
  publicUrl: string;
  dataDir: string;
  trustProxy: boolean;
  brandingFile: string | undefined;
  allowRemoteOverrides: boolean;
  /** Addresses of each service's replicas; one that is not named does not exist here. */
  services: Record<string, string[]>;
  shellDist: string;
  builds: BuildFolder[];
  /** Set while developing: remotes come from these folders, uncached, and pages reload. */
  devBuilds: BuildFolder[] | undefined;
  /** Who may release; made in DATA_DIR/keys when it is not given. */
  releaseToken: string | undefined;
  /** Without it there is no board of modules for administrators. */
  serviceCredential: string | undefined;
}

const flag = Joi.boolean().default(false).description('true or false');
const port = Joi.number().integer().min(0).max(65_535).default(8080);
const httpAddress = Joi.string().uri({ scheme: ['http', 'https'] });

const shape = {
  http: httpEnv,
  dataDir: dataDirEnv,
  branding: brandingEnv,
  PORT: port.description('a port number, 0 to 65535 (0 takes a free one)'),
  PUBLIC_URL: httpAddress.description('an address starting with http:// or https://'),
  TRUST_PROXY: flag,
  ALLOW_REMOTE_OVERRIDES: flag,
  SHELL_DIST: Joi.string().default('shell/dist').description('the folder of the built shell'),
  PORTAL_BUILDS: Joi.string().default('').description('name=folder pairs, separated by commas'),
  RELEASE_TOKEN: Joi.string().min(16).description('a secret of 16 characters or more'),
  SERVICE_CREDENTIAL: Joi.string().min(16).description('a shared secret of 16 characters or more'),
  DEV_BUILDS: Joi.string().description('name=folder pairs, separated by commas'),
};

/** The environment, read once. Throws EnvError with one sentence. */
export function readEnv(env: Variables = process.env): GatewayConfig {
  const read = parseEnv(shape, env);
  const { host, logLevel } = read.http;
  return {
    host,
    port: read.PORT,
    logLevel,
    publicUrl: read.PUBLIC_URL ?? `http://${host}:${read.PORT}`,
    dataDir: read.dataDir,
    trustProxy: read.TRUST_PROXY,
    brandingFile: read.branding,
    allowRemoteOverrides: read.ALLOW_REMOTE_OVERRIDES,
    services: servicesIn(env),
    shellDist: resolve(read.SHELL_DIST),
    builds: folders('PORTAL_BUILDS', read.PORTAL_BUILDS),
    devBuilds: read.DEV_BUILDS === undefined ? undefined : folders('DEV_BUILDS', read.DEV_BUILDS),
    releaseToken: read.RELEASE_TOKEN,
    serviceCredential: read.SERVICE_CREDENTIAL,
  };
}

/** Without these there is no portal; what another one owns is not found where that is not named. */
const needed = ['svc-auth', 'svc-applications'];
const urls = Joi.string().description('one or more addresses starting with http://');

/** Each service's addresses, told by a variable of its name: REPORTS_URL for svc-reports. */
function servicesIn(env: Variables): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const name of serviceNames) {
    const variable = `${name.replace(/^svc-/, '').replaceAll('-', '_').toUpperCase()}_URL`;
    const shape = { [variable]: needed.includes(name) ? urls.required() : urls };
    const told = parseEnv(shape, env)[variable];
    if (told) found[name] = addresses(variable, told);
  }
  return found;
}

function addresses(name: string, text: string): string[] {
  const list = text.split(',').map((part) => part.trim());
  if (list.some((address) => httpAddress.validate(address).error))
    throw new EnvError(`${name} must be one or more addresses starting with http://; it is something else.`);
  return list.map((address) => address.replace(/\/+$/, ''));
}

function folders(name: string, text: string): BuildFolder[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const pair = /^\s*([a-z][a-z0-9-]*)=(.+?)\s*$/.exec(part);
      if (!pair)
        throw new EnvError(`${name} must be name=folder pairs, separated by commas; it has "${part}".`);
      return { name: pair[1] as string, folder: resolve(pair[2] as string) };
    });
}
