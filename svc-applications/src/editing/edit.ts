import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { validated } from '@portal/service-kit/http';
import Joi from 'joi';
import { contentsOf } from '../answered/current';
import type { FormData, WholeApplication } from '../applications/application';
import { changeApplication } from '../applications/change';
import { followChange } from '../applications/follow';
import type { Asker } from '../applications/policy';
import type { ApplicationChanges } from '../applications/store';
import type { Service } from '../service';
import type { Editing, Member } from './member';

export interface EditRequest {
  asker: Asker;
  id: number;
  data: Record<string, unknown>;
  /** What the change was made on. */
  version?: number;
}

interface Checked {
  member: Member;
  value: unknown;
  /** The form as it stands before this member. */
  form: FormData;
}

/**
 * Changes the members that are given, all of them or none.
 * @throws NotFound, ApplicationClosed, StaleVersion
 * @throws Invalid naming every wrong field of all members as it is called in `data`
 */
export function editApplication(
  service: Service,
  members: Record<ApplicationType, Member[]>,
  { asker, id, data, version }: EditRequest,
): Promise<WholeApplication> {
  return changeApplication(service, { asker, ref: { id }, version }, async (stores, application) => {
    const editing: Editing = { stores, asker, application, contents: await contentsOf(stores, application) };
    const edited = checked(members[application.type], data, editing);
    const form: FormData = {};
    const answers: FormData = {};
    const changes: ApplicationChanges = {};
    for (const { member, value, form: before } of edited) {
      await member.keep(value, before, editing);
      const own = member.form(value, before);
      Object.assign(form, own);
      Object.assign(answers, member.answered?.(value) ?? own);
      Object.assign(changes, member.changes?.(value));
    }
    const sections = edited.map(({ member }) => member.names[0]);
    const acts = [{ action: 'edited' as const, details: { sections } }];
    const renamed = (await stores.applications.details(id))?.fullName ?? application.applicantName;
    const followed = { actor: asker, application: { ...application, applicantName: renamed }, acts };
    await followChange(stores, followed, service.clock());
    return { form, answers, changes };
  });
}

function checked(members: Member[], data: Record<string, unknown>, editing: Editing): Checked[] {
  const fields: FieldErrors = {};
  const edited: Checked[] = [];
  let form = editing.application.formData;
  for (const member of members) {
    const name = member.names.find((one) => data[one] !== undefined && data[one] !== null);
    if (!name) continue;
    try {
      const value = checkedMember(member, name, { given: data[name], form, editing });
      edited.push({ member, value, form });
      form = { ...form, ...member.form(value, form) };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      Object.assign(fields, error.fields);
    }
  }
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
  if (edited.length === 0) throw new Invalid({ data: ['There is nothing to change in this'] });
  return edited;
}

function checkedMember(
  member: Member,
  name: string,
  { given, form, editing }: { given: unknown; form: FormData; editing: Editing },
): unknown {
  const prepared = member.prepare ? member.prepare(given, form, editing) : given;
  const value = validated<Record<string, unknown>>(Joi.object({ [name]: member.schema }), {
    [name]: prepared,
  })[name];
  const problems = Object.entries(member.problems?.(value, form, editing) ?? {});
  if (problems.length === 0) return value;
  throw new Invalid(Object.fromEntries(problems.map(([field, told]) => [`${name}.${field}`, told])));
}
