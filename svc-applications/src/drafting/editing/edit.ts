import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { validated } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  type Answers,
  type ApplicationChanges,
  changeApplication,
  contentsOf,
  followChange,
  isOwner,
  ownersErrors,
  type WholeApplication,
} from '../../application';
import type { Actor, Service } from '../../platform';
import { message } from '../../platform';
import type { Editing, Member } from './member';

export interface EditRequest {
  actor: Actor;
  id: number;
  data: Record<string, unknown>;
  /** The version on which the change is based. */
  version?: number;
}

interface Checked {
  member: Member;
  value: unknown;
  /** The answers that this member changes. */
  answers: Answers;
}

/**
 * Changes all given members, or none.
 * @throws NotFound, ApplicationClosed, StaleVersion
 * @throws Invalid naming every wrong field of all members by its path in `data`
 */
export function editApplication(
  service: Service,
  members: (type: ApplicationType) => Member[],
  { actor, id, data, version }: EditRequest,
): Promise<WholeApplication> {
  const touches = ({ type }: WholeApplication) => sectionsOfEdit(members(type), data);
  return changeApplication(service, { actor, ref: { id }, version, touches }, async (stores, application) => {
    const contents = await contentsOf(stores, application);
    const editing: Editing = { stores, actor, application, contents, now: service.clock() };
    const edited = checked(members(application.type), data, editing);
    const changes: ApplicationChanges = {};
    for (const { member, value } of edited) {
      await member.keep?.(value, editing);
      Object.assign(changes, member.changes?.(value));
    }
    const answers: Answers = Object.assign({}, ...edited.map((one) => one.answers));
    const sections = edited.map(({ member }) => member.names[0]);
    const acts = [{ action: 'edited' as const, details: { sections } }];
    const renamed = String(answers.name ?? application.applicantName);
    const followed = { actor, application: { ...application, applicantName: renamed }, acts };
    await followChange(stores, followed, service.clock());
    return { answers, changes };
  });
}

/** The name under which an edit has a member; undefined if the edit does not change it. */
const nameIn = (data: Record<string, unknown>, { names }: Member): string | undefined =>
  names.find((one) => data[one] !== undefined && data[one] !== null);

const sectionsOfEdit = (members: Member[], data: Record<string, unknown>): string[] => [
  ...new Set(members.filter((member) => nameIn(data, member)).map(({ section }) => section)),
];

function checked(members: Member[], data: Record<string, unknown>, editing: Editing): Checked[] {
  const fields: FieldErrors = {};
  const edited: Checked[] = [];
  let answers = editing.application.answers;
  for (const member of members) {
    const name = nameIn(data, member);
    if (!name) continue;
    try {
      const value = checkedMember(member, name, { given: data[name], answers, editing });
      const own = member.answers(value, answers);
      refuseOwner(member, name, own, editing);
      edited.push({ member, value, answers: own });
      answers = { ...answers, ...own };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      Object.assign(fields, error.fields);
    }
  }
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
  if (edited.length === 0) throw new Invalid({ data: [message('nothingToChange')] });
  return edited;
}

function checkedMember(
  member: Member,
  name: string,
  { given, answers, editing }: { given: unknown; answers: Answers; editing: Editing },
): unknown {
  const prepared = member.prepare ? member.prepare(given, answers, editing) : given;
  const value = validated<Record<string, unknown>>(Joi.object({ [name]: member.schema }), {
    [name]: prepared,
  })[name];
  const problems = Object.entries(member.problems?.(value, answers, editing) ?? {});
  if (problems.length === 0) return value;
  throw new Invalid(Object.fromEntries(problems.map(([field, messages]) => [`${name}.${field}`, messages])));
}

/**
 * Refuses further problems if the owner edits; staff may leave these as they are.
 * @throws Invalid
 */
function refuseOwner(
  { names }: Member,
  name: string,
  own: Answers,
  { actor, application, now }: Editing,
): void {
  if (!isOwner(actor, application)) return;
  const found = Object.entries(ownersErrors(application.type, own, now));
  if (found.length === 0) return;
  const placed = found.map(([path, messages]) => {
    const [key = '', ...inside] = path.split('.');
    return [[name, ...(names.includes(key) ? inside : [path])].join('.'), messages];
  });
  throw new Invalid(Object.fromEntries(placed));
}
