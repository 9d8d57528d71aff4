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
  /** 'wizard' unless said otherwise. */
  origin?: Origin;
  originalApplicationId?: number;
}

export interface ApplicationChanges {
  status?: ApplicationStatus;
  currentStep?: number;
  version?: number;
  formData?: FormData;
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
  submitted_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

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
    const query = rows().select('a.form_data');
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
      const theirs = rows().select('a.form_data').where({ 'a.person_id': personId, 'a.type': type });
      return toWhole(await theirs.orderByRaw('a.open_slot is null').orderBy('a.id', 'desc').first());
    },
    async ofPerson(personId) {
      const found = await rows().where('a.person_id', personId).orderBy('a.id', 'desc');
      return found.map((row) => toApplication(row) as Application);
    },
    async insert({ personId, type, details, formData, origin = 'wizard', originalApplicationId }, now) {
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
        created_at: now,
        updated_at: now,
      };
      const [id] = await translated(() => knex('applications').insert(row));
      await knex('intern_details').insert({ application_id: id, ...detailsRow(details) });
      await insertWords(knex, { id: Number(id), type }, searchable);
      return Number(id);
    },
    async update(id, changes, now) {
      const { formData, closed } = changes;
      await knex('applications')
        .where({ id })
        .update({
          status: changes.status,
          current_step: changes.currentStep,
          version: changes.version,
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
  return row && application && { ...application, formData: JSON.parse(row.form_data) };
}
