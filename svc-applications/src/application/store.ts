import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { counted } from '../platform';
import type { Answers } from './answers/answers';
import { type Application, type Identity, type Origin, openSlot, type WholeApplication } from './application';
import { documentColumns } from './document-columns';
import { type DocumentRow, joinedColumns, type NewDocument, toDocument } from './document-rows';
import { refuseErased } from './erased-person-store';
import { identityColumns, insertIdentity, toIdentity, updateIdentity } from './identity-store';
import { inOpenSlot } from './open-slot';
import { replaceRow, type SaveContext, type SavedRow } from './replace-store';
import { type ApplicationRow, listedColumns, toApplication, toWhole, wholly } from './rows-store';
import { insertWords, refreshWords, searchColumns } from './search-words/words-store';

/** The ids by which a call names an application; if both are given they must belong together. */
export interface ApplicationRef {
  id?: number;
  detailsId?: number;
  /** The programme of the API call. */
  type?: ApplicationType;
}

export interface NewApplication {
  personId: number;
  type: ApplicationType;
  identity: Identity;
  answers: Answers;
  /** 'wizard' by default. */
  origin?: Origin;
  originalApplicationId?: number;
  /** The open round of its programme; null: the programme has none. */
  roundId?: number | null;
}

export interface ApplicationChanges {
  status?: ApplicationStatus;
  currentStep?: number;
  furthestStep?: number;
  version?: number;
  answers?: Answers;
  /** The version of the questions that the applicant answered. */
  questionsVersion?: number;
  applicantName?: string;
  purpose?: string;
  signature?: string;
  agreement?: true;
  submittedAt?: Date;
  withdrawnAt?: Date | null;
  withdrawalReason?: string | null;
  roundId?: number | null;
  /** Lets the person open another application of this programme. */
  closed?: true;
}

export interface WithDocuments {
  application: WholeApplication;
  documents: NewDocument[];
}

export interface ApplicationStore {
  /** Locks the application until this transaction ends. */
  lock(ref: ApplicationRef): Promise<WholeApplication | undefined>;
  find(ref: ApplicationRef): Promise<WholeApplication | undefined>;
  /** Finds the application with its documents, in the order of their upload types, in one statement. */
  findWithDocuments(ref: ApplicationRef): Promise<WithDocuments | undefined>;
  /** The application to which a file belongs. */
  ofFile(filePath: string): Promise<Application | undefined>;
  /** The newest application of a programme; an open application comes before all others. */
  newest(personId: number, type: ApplicationType): Promise<WholeApplication | undefined>;
  among(ids: readonly number[]): Promise<WholeApplication[]>;
  /** The person's applications, newest first. */
  ofPerson(personId: number): Promise<Application[]>;
  /**
   * Inserts an application and returns its id.
   * @throws AlreadyApplied
   * @throws NotSignedIn if the person is being erased
   */
  insert(application: NewApplication, now: Date): Promise<number>;
  update(
    application: Pick<Application, 'id' | 'status'>,
    changes: ApplicationChanges,
    now: Date,
  ): Promise<void>;
  /**
   * Writes the columns of a save in one statement, if the row is unchanged since it was read. Returns the stored
   * document, or undefined if another change came first.
   */
  replace(read: WholeApplication, saved: SavedRow, facts: SaveContext): Promise<string | undefined>;
  identity(applicationId: number): Promise<Identity | undefined>;
  /** Also updates the search words and the columns for lists. */
  updateIdentity(applicationId: number, changes: Partial<Identity>): Promise<void>;
}

const joinedOn = (knex: Knex) =>
  knex('applications as a').join('intern_details as d', 'd.application_id', 'a.id');

const rowsOn = (knex: Knex) =>
  joinedOn(knex).select<ApplicationRow[]>(...listedColumns, 'd.id as details_id');

function named({ id, detailsId, type }: ApplicationRef): NamedRef {
  if (id === undefined && detailsId === undefined) throw new Error('An application is named by an id');
  return {
    ...(id !== undefined && { id }),
    ...(detailsId !== undefined && { detailsId }),
    ...(type !== undefined && { type }),
  };
}

type NamedRef = { id?: number; detailsId?: number; type?: ApplicationType };

function wholeOf(knex: Knex, { id, detailsId, type }: NamedRef) {
  const query = rowsOn(knex).select(wholly);
  if (id !== undefined) query.where('a.id', id);
  if (detailsId !== undefined) query.where('d.id', detailsId);
  if (type !== undefined) query.where('a.type', type);
  return query;
}

const oneOf = keptQuery<ApplicationRow, NamedRef>((knex, ref) => wholeOf(knex, ref).limit(1));

const oneWithDocuments = keptQuery<ApplicationRow & DocumentRow, NamedRef>((knex, ref) =>
  wholeOf(knex, ref)
    .leftJoin('documents as f', 'f.application_id', 'a.id')
    .orderBy('f.upload_type')
    .select(joinedColumns.map((name) => `f.${name}`)),
);

export function applicationStore(knex: Knex): ApplicationStore {
  const joined = () => joinedOn(knex);
  const rows = () => rowsOn(knex);
  const whole = (ref: ApplicationRef) => wholeOf(knex, named(ref));
  return {
    lock: async (ref) => toWhole(knex, await whole(ref).forUpdate().first()),
    find: async (ref) => toWhole(knex, (await oneOf(knex, named(ref)))[0]),
    async findWithDocuments(ref) {
      const found = await oneWithDocuments(knex, named(ref));
      const application = await toWhole(knex, found[0]);
      // An application without documents still gives one row.
      return (
        application && { application, documents: found.filter((row) => row.upload_type).map(toDocument) }
      );
    },
    async ofFile(filePath) {
      const query = rows().join('documents as f', 'f.application_id', 'a.id');
      return toApplication(await query.where('f.file_path', filePath).first());
    },
    async newest(personId, type) {
      const theirs = rows().select(wholly).where({ 'a.person_id': personId, 'a.type': type });
      return toWhole(knex, await theirs.orderByRaw('a.open_slot is null').orderBy('a.id', 'desc').first());
    },
    async among(ids) {
      const found = await rows().select(wholly).whereIn('a.id', ids);
      return (await Promise.all(found.map((row) => toWhole(knex, row)))).flatMap((one) => one ?? []);
    },
    async ofPerson(personId) {
      const found = await rows().where('a.person_id', personId).orderBy('a.id', 'desc');
      return found.map((row) => toApplication(row) as Application);
    },
    async insert(application, now) {
      const { personId, type, identity, answers, origin = 'wizard' } = application;
      const { originalApplicationId = null, roundId = null } = application;
      const searchable = { name: identity.fullName, email: identity.email, phone: identity.phoneNumber };
      const row = {
        person_id: personId,
        type,
        status: 'draft',
        current_step: 2,
        furthest_step: 2,
        version: 1,
        open_slot: openSlot(personId, type),
        applicant_name: identity.fullName,
        applicant_email: identity.email,
        applicant_phone: identity.phoneNumber,
        ...searchColumns(searchable),
        origin,
        original_application_id: originalApplicationId,
        round_id: roundId,
        ...documentColumns(answers),
        answers_version: 1,
        created_at: now,
        updated_at: now,
      };
      await refuseErased(knex, personId, now);
      return counted(knex, { made: (id) => [id] }, async (trx) => {
        const [id] = await inOpenSlot(() => trx('applications').insert(row));
        await insertIdentity(trx, Number(id), identity);
        await insertWords(trx, { id: Number(id), type }, searchable);
        return Number(id);
      });
    },
    async update({ id, ...before }, changes, now) {
      const update = async (trx: Knex) => {
        await trx('applications')
          .where({ id })
          .update(changedColumns(trx, changes, now));
      };
      await (isCounted(before, changes) ? counted(knex, { ids: [id] }, update) : update(knex));
      if (changes.applicantName !== undefined) await refreshWords(knex, [id]);
    },
    async replace(read, saved, facts) {
      const replace = (trx: Knex) => replaceRow(trx, read, saved, facts);
      return isCounted(read, saved) ? counted(knex, { ids: [read.id] }, replace) : replace(knex);
    },
    async identity(applicationId) {
      const row = await joined().where('a.id', applicationId).first(identityColumns);
      return row && toIdentity(row);
    },
    async updateIdentity(applicationId, changes) {
      await updateIdentity(knex, applicationId, changes);
      const { fullName, email, phoneNumber } = changes;
      const copied = { applicant_name: fullName, applicant_email: email, applicant_phone: phoneNumber };
      if (Object.values(copied).every((value) => value === undefined)) return;
      const update = (trx: Knex) => trx('applications').where({ id: applicationId }).update(copied);
      // A new email address may change the number of distinct applicants in the statistics.
      await (email === undefined ? update(knex) : counted(knex, { ids: [applicationId] }, update));
      await refreshWords(knex, [applicationId]);
    },
  };
}

/** Whether a change affects the statistics. */
const isCounted = ({ status }: Pick<Application, 'status'>, changes: ApplicationChanges): boolean =>
  (changes.status ?? status) !== status ||
  changes.submittedAt !== undefined ||
  changes.withdrawnAt !== undefined;

function changedColumns(knex: Knex, changes: ApplicationChanges, now: Date) {
  const { answers, version, closed } = changes;
  return {
    // Stands before `version`, since some engines assign in order and this column depends on the version before the
    // change.
    answers_version: answers ? version : followed(knex, version),
    ...(answers && documentColumns(answers)),
    questions_version: changes.questionsVersion,
    status: changes.status,
    current_step: changes.currentStep,
    furthest_step: changes.furthestStep,
    version,
    applicant_name: changes.applicantName,
    purpose: changes.purpose,
    signature: changes.signature,
    submitted_at: changes.submittedAt,
    withdrawn_at: changes.withdrawnAt,
    withdrawal_reason: changes.withdrawalReason,
    agreement: changes.agreement,
    round_id: changes.roundId,
    ...(closed && { open_slot: null }),
    updated_at: now,
  };
}

/** If a change leaves the answers untouched, an up-to-date document counts as the document of the new version. */
const followed = (knex: Knex, version: number | undefined) =>
  version === undefined
    ? undefined
    : knex.raw('case when answers_version = version then ? else answers_version end', [version]);
