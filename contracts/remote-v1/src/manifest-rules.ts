import { isRecord, isText } from './check';

const NAME = /^[a-z][a-z0-9-]*$/;
const PATH = /^\/(?!\/)[A-Za-z0-9_/-]*(\/\*)?$/;
const MOUNT = /^\.\/[a-z0-9-]+$/;
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;
const ACCESS: readonly unknown[] = [undefined, 'open', 'applicant', 'staff'];

type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

const text = (shape: RegExp) => (value: unknown) => isText(value, shape);
const mayBe = (rule: Rules[string]) => (value: unknown) => value === undefined || rule(value);
const texts = (shape: RegExp) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(text(shape));

const manifestRules: Rules = {
  name: text(NAME),
  shellApi: text(RANGE),
  runtime: mayBe(text(RANGE)),
  titles: mayBe(texts(/./)),
  contracts: mayBe(isRecord),
  pages: (pages) => Array.isArray(pages) && pages.length > 0,
};

const pageRules: Rules = {
  path: text(PATH),
  mount: text(MOUNT),
  access: (access) => ACCESS.includes(access),
  label: mayBe(text(/./)),
  labels: mayBe(texts(/./)),
  signIn: mayBe(text(PATH)),
  signInMessage: mayBe(text(/./)),
  signInMessages: mayBe(texts(/./)),
};

/** The fields of a record that break a rule; an empty name when the value is no record. */
function breaking(rules: Rules, value: unknown): string[] {
  if (!isRecord(value)) return [''];
  return Object.keys(rules).filter((field) => !rules[field]?.(value[field]));
}

/**
 * The invalid fields of a manifest: 'name', 'pages.0.path'; '' when the value is no manifest. The sentences about them
 * are in `manifest.ts`, because browsers, which show them to nobody, do not load them.
 */
export function wrongFields(manifest: unknown): string[] {
  const wrong = breaking(manifestRules, manifest);
  if (!isRecord(manifest)) return wrong;
  const { contracts, pages } = manifest;
  for (const [name, range] of Object.entries(isRecord(contracts) ? contracts : {}))
    if (!isText(range, RANGE)) wrong.push(`contracts.${name}`);
  for (const [index, page] of Array.isArray(pages) ? pages.entries() : [])
    for (const field of breaking(pageRules, page)) wrong.push(`pages.${index}${field && `.${field}`}`);
  return wrong;
}
