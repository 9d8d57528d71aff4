import { readFileSync } from 'node:fs';
import Joi from 'joi';
import { EnvError } from '../../base/parse-env';

/** The organisation that runs this portal; nothing else in the code names an organisation. */
export interface Branding {
  name: string;
  /** The address of an image; null shows the name as text. */
  logo: string | null;
  /** The email address for people's questions. */
  mailbox: string;
  website: string | null;
  social: { name: string; url: string }[];
  newsletter: string | null;
  /** Other places for people whom no programme suits. */
  elsewhere?: { name: string; url: string }[];
  /** The From line of mails, `Name <address>`. */
  sender: string;
}

export const neutralBranding: Branding = {
  name: 'Application Portal',
  logo: null,
  mailbox: 'office@portal.local',
  website: null,
  social: [],
  newsletter: null,
  sender: 'Application Portal <no-reply@portal.local>',
};

const webAddress = Joi.string().uri({ scheme: ['http', 'https'] });
const links = Joi.array().items(Joi.object({ name: Joi.string().required(), url: webAddress.required() }));
const schema = Joi.object<Partial<Branding>>({
  name: Joi.string(),
  logo: Joi.alternatives(webAddress, Joi.string().pattern(/^(\/|data:image\/)/)).allow(null),
  mailbox: Joi.string().email({ tlds: false }),
  website: webAddress.allow(null),
  social: links,
  newsletter: webAddress.allow(null),
  elsewhere: links,
  sender: Joi.string().pattern(/@/),
});

/**
 * Reads the branding from a JSON file; missing members get neutral values. @throws EnvError when the file is unusable
 */
export function loadBranding(file?: string): Branding {
  if (!file) return neutralBranding;
  const { value, error } = schema.validate(readJson(file), { errors: { wrap: { label: false } } });
  if (error) throw new EnvError(`BRANDING_FILE must hold a fit JSON object; ${error.message} in ${file}.`);
  return { ...neutralBranding, ...value };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new EnvError(`BRANDING_FILE must be the path of a JSON file; ${file} cannot be read as one.`);
  }
}
