import { readName } from '@portal/contract-svc-applications-v1/values/name';
import * as t from '../../messages/common';

const LONGEST = 200;

/** The error in a person's name; undefined when there is none. The server applies the same rule. */
export function nameError(typed: string): string | undefined {
  if (typed.trim() === '') return t.nameMissing();
  if (typed.trim().length > LONGEST) return t.nameTooLong({ most: LONGEST });
  const read = readName(typed);
  if ('name' in read) return undefined;
  return read.problem === 'link' ? t.nameLink() : t.nameShort();
}
