import { resolve } from 'node:path';
import {
  brandingEnv,
  dataDirEnv,
  EnvError,
  httpEnv,
  parseEnv,
  readCredentials,
  type Variables,
} from '@portal/service-kit/env';
import { languagesEnv } from '@portal/service-kit/language';
import type { Pace } from '@portal/service-kit/room';
import Joi from 'joi';
import { bodySpaceBytes, pace, type UploadLimits, uploadLimits } from './proxy';
import type { BuildFolder } from './registry';
import { serviceNames } from './routing/owners';

export interface GatewayConfig {
  host: string;
  port: number;
  ops: { host: string; port: number };
  logLevel: string;
  publicUrl: string;
  dataDir: string;
  trustProxy: boolean;
  brandingFile: string | undefined;
  /** Languages of the pages. Visitors whose browser asks for none of them get the first. */
  languages: string[];
  allowRemoteOverrides: boolean;
  /** Whether devices keep pages to open them offline. */
  keepPages: boolean;
  /** Addresses of each service's replicas. A service without an entry does not exist for this portal. */
  services: Record<string, string[]>;
  shellDist: string;
  builds: BuildFolder[];
  /** Set while developing: remotes come from these folders, uncached, and pages reload. */
  devBuilds: BuildFolder[] | undefined;
  /** The token that allows releases; made in DATA_DIR/keys when the operator gives none. */
  releaseToken: string | undefined;
  /** The secret that the gateway shows to svc-auth. Without it administrators have no board of modules. */
  serviceCredential: string | undefined;
  pace: Pace;
  bodySpaceBytes: number;
  uploads: UploadLimits;
  /** Whether the parent process sends a message when the services answer. */
  waitsToListen: boolean;
}

const flag = Joi.boolean().default(false).description('true or false');
const port = Joi.number().integer().min(0).max(65_535).default(8080);
const httpAddress = Joi.string().uri({ scheme: ['http', 'https'] });

const wholeNumber = Joi.number().integer().min(1).description('a whole number, 1 or more');

const megabyte = 1_000_000;

const shape = {
  http: httpEnv,
  dataDir: dataDirEnv,
  branding: brandingEnv,
  PORT: port.description('a port number, 0 to 65535 (0 takes a free one)'),
  PUBLIC_URL: httpAddress.description('an address starting with http:// or https://'),
  OPS_HOST: Joi.string().hostname().default('127.0.0.1').description('a host name or address'),
  OPS_PORT: port.default(0).description('a port number, 0 to 65535 (0 takes a free one)'),
  TRUST_PROXY: flag,
  ALLOW_REMOTE_OVERRIDES: flag,
  LANGUAGES: languagesEnv,
  KEEP_PAGES: flag.default(true),
  SHELL_DIST: Joi.string().default('shell/dist').description('the folder of the built shell'),
  PORTAL_BUILDS: Joi.string().default('').description('name=folder pairs, separated by commas'),
  RELEASE_TOKEN: Joi.string().min(16).description('a secret of 16 characters or more'),
  BODY_BYTES_PER_SECOND: wholeNumber.default(pace.bytesPerSecond),
  BODY_MINUTES: wholeNumber.default(pace.totalMs / 60_000),
  BODY_SPACE_MB: Joi.number()
    .integer()
    .min(4)
    .default(bodySpaceBytes / megabyte)
    .description('a whole number of megabytes, 4 or more'),
  UPLOADS_PER_SESSION: wholeNumber.default(uploadLimits.perSession),
  UPLOADS_PER_NETWORK: wholeNumber.default(uploadLimits.perNetwork),
  UPLOAD_CONNECTIONS: wholeNumber.default(uploadLimits.connections),
  DEV_BUILDS: Joi.string().description('name=folder pairs, separated by commas'),
  WAIT_TO_LISTEN: flag,
};

/** Reads the environment, once. @throws EnvError with one sentence */
export function readEnv(env: Variables = process.env): GatewayConfig {
  const read = parseEnv(shape, env);
  const { host, logLevel } = read.http;
  return {
    host,
    port: read.PORT,
    ops: { host: read.OPS_HOST, port: read.OPS_PORT },
    logLevel,
    publicUrl: read.PUBLIC_URL ?? `http://${host}:${read.PORT}`,
    dataDir: read.dataDir,
    trustProxy: read.TRUST_PROXY,
    brandingFile: read.branding,
    languages: read.LANGUAGES.split(','),
    allowRemoteOverrides: read.ALLOW_REMOTE_OVERRIDES,
    // In development files change under their names, so devices must not keep them.
    keepPages: read.KEEP_PAGES && read.DEV_BUILDS === undefined,
    services: servicesIn(env),
    shellDist: resolve(read.SHELL_DIST),
    builds: buildFolders('PORTAL_BUILDS', read.PORTAL_BUILDS),
    devBuilds: read.DEV_BUILDS === undefined ? undefined : buildFolders('DEV_BUILDS', read.DEV_BUILDS),
    releaseToken: read.RELEASE_TOKEN,
    serviceCredential: readCredentials('gateway', env).own,
    pace: { ...pace, bytesPerSecond: read.BODY_BYTES_PER_SECOND, totalMs: read.BODY_MINUTES * 60_000 },
    bodySpaceBytes: read.BODY_SPACE_MB * megabyte,
    uploads: {
      perSession: read.UPLOADS_PER_SESSION,
      perNetwork: read.UPLOADS_PER_NETWORK,
      connections: read.UPLOAD_CONNECTIONS,
    },
    waitsToListen: read.WAIT_TO_LISTEN,
  };
}

/** Services that the portal cannot run without. Calls of any other service that has no address answer 404. */
const needed = ['svc-auth', 'svc-applications'];
const urls = Joi.string().description('one or more addresses starting with http://');

/** The addresses of each service, from a variable of its name: REPORTS_URL for svc-reports. */
function servicesIn(env: Variables): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const name of serviceNames) {
    const variable = `${name.replace(/^svc-/, '').replaceAll('-', '_').toUpperCase()}_URL`;
    const shape = { [variable]: needed.includes(name) ? urls.required() : urls };
    const value = parseEnv(shape, env)[variable];
    if (value) found[name] = addresses(variable, value);
  }
  return found;
}

function addresses(name: string, text: string): string[] {
  const list = text.split(',').map((part) => part.trim());
  if (list.some((address) => httpAddress.validate(address).error))
    throw new EnvError(`${name} must be one or more addresses starting with http://; it is something else.`);
  return list.map((address) => address.replace(/\/+$/, ''));
}

function buildFolders(name: string, text: string): BuildFolder[] {
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
