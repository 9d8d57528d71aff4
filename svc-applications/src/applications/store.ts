import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { translated } from '../database-errors';
import { insertWords, refreshWords, searchColumns } from '../lists/words-store';
import { type Application, type FormData, type Origin, openSlot, type WholeApplication } from './application';
import type { Details, PersonalDetails } from './contents';
import { detailsRow, toDetails } from './details-store';

/** How a call names an application; where both are given they must agree. */
export interface ApplicationRef {
  id?: number;
  detailsId?: number;
  /** The programme whose call it is. */
  type?: ApplicationType;
}

export interface NewApplication {
  personId: number;
  type: ApplicationType;
  details: PersonalDetails;
  formData: FormData;
  /** Those of the form unless said otherwise. */
  answers?: FormData;
  /** 'wizard' unless said otherwise. */
  origin?: Origin;
  originalApplicationId?: number;
}

export interface ApplicationChanges {
  status?: ApplicationStatus;
  currentStep?: number;
  version?: number;
  formData?: FormData;
  answers?: FormData;
  /** By which questions it was asked. */
  questionsVersion?: number;
  applicantName?: string;
  purpose?: string;
  signature?: string;
  agreement?: true;
  submittedAt?: Date;
  /** Frees the person's slot of this programme. */
  closed?: true;
}

export interface ApplicationStore {
  /** Nobody else changes it before this transaction ends. */
  lock(ref: ApplicationRef): Promise<WholeApplication | undefined>;
  find(ref: ApplicationRef): Promise<WholeApplication | undefined>;
  /** The one that a file belongs to. */
  ofFile(filePath: string): Promise<Application | undefined>;
  /** The newest of a programme, an open one before all others. */
  newest(personId: number, type: ApplicationType): Promise<WholeApplication | undefined>;
  /** The newest first. */
  ofPerson(personId: number): Promise<Application[]>;
  /** Answers the new id; throws AlreadyApplied. */
  insert(application: NewApplication, now: Date): Promise<number>;
  update(id: number, changes: ApplicationChanges, now: Date): Promise<void>;
  /** The next after this id that have no document of their version. */
  unfolded(afterId: number, limit: number): Promise<number[]>;
  /** The document of an application that changes by nothing else. */
  keepAnswers(application: Pick<Application, 'id' | 'version'>, answers: FormData): Promise<void>;
  details(applicationId: number): Promise<Details | undefined>;
  updateDetails(applicationId: number, changes: Partial<Details>): Promise<void>;
}

interface Row {
  id: number;
  person_id: number;
  details_id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  current_step: number;
  version: number;
  applicant_name: string;
  origin: Origin;
  original_application_id: number | null;
  form_data: string;
  answers: string | null;
  answers_version: number | null;
  email: string;
  phone_number: string;
  date_of_birth: string;
  submitted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What is too long for a list. */
const wholly = [
  'a.form_data',
  'a.answers',
  'a.answers_version',
  'd.email',
  'd.phone_number',
  'd.date_of_birth',
];

const listed = [
  'id',
  'person_id',
  'type',
  'status',
  'current_step',
  'version',
  'applicant_name',
  'origin',
  'original_application_id',
  'submitted_at',
  'created_at',
  'updated_at',
].map((column) => `a.${column}`);

export function applicationStore(knex: Knex): ApplicationStore {
  const joined = () => knex('applications as a').join('intern_details as d', 'd.application_id', 'a.id');
  const rows = () => joined().select<Row[]>(...listed, 'd.id as details_id');
  const whole = ({ id, detailsId, type }: ApplicationRef) => {
    const query = rows().select(wholly);
    if (id !== undefined) query.where('a.id', id);
    if (detailsId !== undefined) query.where('d.id', detailsId);
    if (type !== undefined) query.where('a.type', type);
    if (id === undefined && detailsId === undefined) throw new Error('An application is named by an id');
    return query;
  };
  return {
    lock: async (ref) => toWhole(await whole(ref).forUpdate().first()),
    find: async (ref) => toWhole(await whole(ref).first()),
    async ofFile(filePath) {
      const query = rows().join('documents as f', 'f.application_id', 'a.id');
      return toApplication(await query.where('f.file_path', filePath).first());
    },
    async newest(personId, type) {
      const theirs = rows().select(wholly).where({ 'a.person_id': personId, 'a.type': type });
      return toWhole(await theirs.orderByRaw('a.open_slot is null').orderBy('a.id', 'desc').first());
    },
    async ofPerson(personId) {
      const found = await rows().where('a.person_id', personId).orderBy('a.id', 'desc');
      return found.map((row) => toApplication(row) as Application);
    },
    async insert(application, now) {
      const { personId, type, details, formData, answers = formData } = application;
      const { origin = 'wizard', originalApplicationId } = application;
      const searchable = { name: details.fullName, email: details.email, phone: details.phoneNumber };
      const row = {
        person_id: personId,
        type,
        status: 'draft',
        current_step: 2,
        version: 1,
        open_slot: openSlot(personId, type),
        applicant_name: details.fullName,
        applicant_email: details.email,
        applicant_phone: details.phoneNumber,
        ...searchColumns(searchable),
        origin,
        original_application_id: originalApplicationId ?? null,
        form_data: JSON.stringify(formData),
        answers: JSON.stringify(answers),
        answers_version: 1,
        created_at: now,
        updated_at: now,
      };
      const [id] = await translated(() => knex('applications').insert(row));
      await knex('intern_details').insert({ application_id: id, ...detailsRow(details) });
      await insertWords(knex, { id: Number(id), type }, searchable);
      return Number(id);
    },
    async update(id, changes, now) {
      const { formData, answers, version, closed } = changes;
      await knex('applications')
        .where({ id })
        .update({
          // Before `version`, which some engines would have changed by then.
          answers_version: answers ? version : followed(knex, version),
          answers: answers && JSON.stringify(answers),
          questions_version: changes.questionsVersion,
          status: changes.status,
          current_step: changes.currentStep,
          version,
          form_data: formData && JSON.stringify(formData),
          applicant_name: changes.applicantName,
          purpose: changes.purpose,
          signature: changes.signature,
          submitted_at: changes.submittedAt,
          agreement: changes.agreement,
          ...(closed && { open_slot: null }),
          updated_at: now,
        });
      if (changes.applicantName !== undefined) await refreshWords(knex, [id]);
    },
    async unfolded(afterId, limit) {
      const query = knex('applications').where('id', '>', afterId).orderBy('id').limit(limit);
      const found = await query
        .where((none) => none.whereNull('answers').orWhereRaw('answers_version <> version'))
        .select<{ id: number }[]>('id');
      return found.map(({ id }) => id);
    },
    async keepAnswers({ id, version }, answers) {
      const row = { answers: JSON.stringify(answers), answers_version: version };
      await knex('applications').where({ id, version }).update(row);
    },
    async details(applicationId) {
      const row = await knex('intern_details').where({ application_id: applicationId }).first();
      return row && toDetails(row);
    },
    async updateDetails(applicationId, changes) {
      await knex('intern_details').where({ application_id: applicationId }).update(detailsRow(changes));
      const { fullName, email, phoneNumber } = changes;
      const copied = { applicant_name: fullName, applicant_email: email, applicant_phone: phoneNumber };
      if (Object.values(copied).every((value) => value === undefined)) return;
      await knex('applications').where({ id: applicationId }).update(copied);
      await refreshWords(knex, [applicationId]);
    },
  };
}

/** The document stays that of its application's version where nothing of it was changed. */
const followed = (knex: Knex, version: number | undefined) =>
  version === undefined
    ? undefined
    : knex.raw('case when answers_version = version then ? else answers_version end', [version]);

function toApplication(row: Row | undefined): Application | undefined {
  return (
    row && {
      id: row.id,
      personId: row.person_id,
      detailsId: row.details_id,
      type: row.type,
      status: row.status,
      currentStep: row.current_step,
      version: row.version,
      applicantName: row.applicant_name,
      origin: row.origin,
      originalApplicationId: row.original_application_id,
      submittedAt: row.submitted_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }
  );
}

function toWhole(row: Row | undefined): WholeApplication | undefined {
  const application = toApplication(row);
  if (!row || !application) return undefined;
  const isCurrent = row.answers !== null && row.answers_version === row.version;
  return {
    ...application,
    formData: JSON.parse(row.form_data),
    ...(isCurrent && { answers: JSON.parse(row.answers as string) }),
    identity: { email: row.email, phoneNumber: row.phone_number, dateOfBirth: row.date_of_birth },
  };
}
