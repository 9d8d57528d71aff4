import { readFileSync } from 'node:fs';

export const notice =
  '/* Written by `npm run generate` from openapi.json: change the calls, not this file. */\n\n';

/** The key of an operation under which it keeps the name that it had in earlier releases of the contract. */
export const formerKey = 'x-former-id';

export interface Operation {
  operationId: string;
  summary?: string;
  [formerKey]?: string;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

export const readDocument = (openapiJsonPath: string): Document =>
  JSON.parse(readFileSync(openapiJsonPath, 'utf8')) as Document;

export const operationsIn = ({ paths }: Document): Operation[] => Object.values(paths).flatMap(Object.values);
