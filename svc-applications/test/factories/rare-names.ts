import { referenceOf } from '@portal/contract-svc-applications-v1';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, buildApplicant, randomPhone } from './applicant';
import { decideOn } from './decisions';
import { grace, joel, readingStaff, rosa } from './reading-staff';
import { ask, linkTo, send, setLetters } from './referees';
import { inDays } from './reopening';
import { agree, documentTypes, expectTaken, pdfFile, sectionIds, sections } from './sections';

/** Words that occur only in this application, each in one or several places. */
export const rare = {
  first: 'Zyxamina',
  last: 'Qwuwasenko',
  street: 'Vlixstraat',
  teacher: 'Prxbosco',
  neighbour: 'Grzmutesi',
  supervisor: 'Hjklsuper',
  colleague: 'Mnbvkollege',
  file: 'Wqxdatei',
};
const { first, last, street, teacher, neighbour, supervisor, colleague, file } = rare;
const name = `${first} ${last}`;
export const everywhere = `${name}, ${first.toUpperCase()}’s teacher ${teacher}, ${neighbour}, ${supervisor} and ${colleague} of ${street}`;

async function fillIn(portal: ApplicationsUnderTest): Promise<Applicant> {
  const applicant = await buildApplicant(portal, {
    name,
    phone: randomPhone(),
    email: `${first}.${Date.now()}@${last}.example`.toLowerCase(),
    current_address: `${street} 12, Kigali`,
  });
  portal.auth.proven.add(applicant.personId);
  await agree(applicant);
  const experience = { description: `With ${supervisor}, as ${first} says` };
  const bodies = {
    ...sections,
    saveHonors: { honors: [{ name: `Prize for ${first}`, award: everywhere, date_awarded: '2024-03-02' }] },
    saveExperience: {
      clinic_experiences: [experience],
      research_experiences: [experience],
      volunteers: [experience],
    },
    saveInterests: {
      interests: [{ area: 'Other', other: everywhere.slice(0, 90) }],
      personal_statement: `I am ${everywhere}. Care at home matters to me. Write to ${applicant.personal.email} or call +${applicant.personal.phone}.`,
    },
    saveLanguages: {
      languages: sections.saveLanguages.languages,
      other_skills: `Playing with ${everywhere}`,
    },
  };
  for (const operation of sectionIds) {
    const body = { intern_details_id: applicant.detailsId, ...bodies[operation] };
    expectTaken(operation, await applicant.call(operation, { body }));
  }
  for (const [operation, full_name, place] of [
    ['saveAcademicReference', teacher, { institution: `${teacher} College` }],
    ['saveCommunityReference', neighbour, { organization: `${neighbour} House` }],
  ] as const) {
    const form = {
      intern_details_id: applicant.detailsId,
      application_id: applicant.applicationId,
      ...{
        full_name,
        email: `${full_name}@example.org`,
        phone: '',
        relationship: `Knows ${first}`,
        ...place,
      },
      letter: await pdfFile(`${file} for ${first}.pdf`),
    };
    expectTaken(operation, await applicant.call(operation, { form }));
  }
  for (const type of documentTypes) {
    const form = { intern_details_id: applicant.detailsId, [type]: await pdfFile(`${file}_${last}.pdf`) };
    expectTaken('uploadInternshipDocuments', await applicant.call('uploadInternshipDocuments', { form }));
  }
  return applicant;
}

/** Other things of the application, for calls that name them. */
export interface Beside {
  letter: number;
  held: number;
  mail: number;
  note: number;
  offer: number;
  prepared: number;
  entry: number;
  /** A visit of the same person with another account, and another application of the same account. */
  visit: Applicant;
  further: number;
  paths: string[];
}

/** An internship with a rare word in every place, and with everything that staff and referees can do to it. */
export async function buildRare(portal: ApplicationsUnderTest): Promise<{ who: Applicant; beside: Beside }> {
  const staff = readingStaff(() => portal);
  await setLetters(portal, 'either');
  const person = await fillIn(portal);
  const params = { id: person.applicationId };
  const email = `${colleague}.${Date.now()}@example.org`.toLowerCase();
  const about = `About ${everywhere}`;
  expectTaken('requestLetter', await ask(person, { full_name: colleague, email, about }));
  const body = { application_id: params.id, intern_details_id: person.detailsId, signature: name };
  expectTaken('submitInternship', await person.call('submitInternship', { body }));
  const link = await linkTo(portal, email);
  const written = await send(portal, link, {
    act: 'send',
    statement: `${everywhere} is careful and kind, and I would work with her again.`,
    letter: await pdfFile(`${file}-${colleague}.pdf`),
  });
  if (written.status !== 303) throw new Error(`the letter was answered ${written.status}`);
  await decideOn(portal, person, { status: 'in-review', message: `We read what ${everywhere} sent.` });
  const sections = ['statement'];
  const reopened = { sections, reason: `Please say more, ${everywhere}.`, until: inDays(7) };
  expectCreated(
    'reopenApplication',
    await staff.call(grace, 'reopenApplication', { params, body: reopened }),
  );
  const hold = { status: 'approved', message: `Welcome, ${everywhere}.`, hold_minutes: 30 };
  const held = await staff.call(grace, 'decideApplication', { body: { application_id: params.id, ...hold } });
  await staff.note(grace, person, `${everywhere}, for @Joel Kamau`);
  const note = await portal.knex('notes').where({ application_id: params.id }).first('id');
  await staff.note(joel, person, `Of before: ${everywhere}`);
  await staff.call(grace, 'assignReader', { params: { ...params, reader: joel.id } });
  expectTaken(
    'createLabel',
    await staff.call(grace, 'createLabel', { body: { name: 'Long list', tone: 'info' } }),
  );
  const label = await portal.knex('labels').where({ name: 'Long list' }).first('id');
  await staff.call(grace, 'setLabelOnApplications', {
    params: { id: label.id },
    body: { application_ids: [params.id], on: true },
  });
  const criteria = [{ key: null, name: 'Motivation', help: '', weight: 1 }];
  await staff.setCriteria(criteria, 0);
  const form = await staff.formNow();
  const points = { [form.criteria[0]?.key ?? '']: 4 };
  const sheet = { form_id: form.id, points, comment: everywhere, version: 0 };
  expectTaken('submitScoreSheet', await staff.call(rosa, 'submitScoreSheet', { params, body: sheet }));
  const visit = await buildApplicant(portal, { name: 'Somebody Else' }, 'signInToVisit');
  const same = { other_id: params.id, verdict: 'same' };
  expectTaken(
    'setSamePerson',
    await staff.call(grace, 'setSamePerson', { params: { id: visit.applicationId }, body: same }),
  );
  const further = await portal.call('createFurtherApplication', {
    token: await person.accountToken(),
    body: { type: 'visitor' },
  });
  await nameSupervisor(portal, params.id);
  await portal.knex('applications').where(params).update({ withdrawal_reason: everywhere });
  const mails = await portal.knex('mails').where({ application_id: params.id }).pluck('id');
  const letter = await portal.knex('referee_letters').where({ application_id: params.id }).first();
  const paths = await portal.knex('documents').where({ application_id: params.id }).pluck('file_path');
  return {
    who: person,
    beside: {
      ...(await addAdmission(portal, person)),
      letter: letter.id,
      held: held.body.held.id,
      mail: mails[0],
      note: note.id,
      visit,
      further: further.body.application.id,
      paths: [...paths, letter.file_path],
    },
  };
}

/** An offer, a prepared decision and a place on the waiting list together, which no call would allow for one person. */
async function addAdmission(
  { service: { stores } }: ApplicationsUnderTest,
  { applicationId, personId }: Applicant,
): Promise<Pick<Beside, 'offer' | 'prepared' | 'entry'>> {
  const { id: staffId, name: staffName } = grace;
  const terms = { from: inDays(20), until: inDays(30), participants: 1, replyBy: `${inDays(9)}T17:00` };
  const offer = await stores.offers.insert({
    ...{ ...terms, applicationId, personId, programme: 'intern', roundId: null, clashReason: everywhere },
    ...{ place: everywhere, conditions: everywhere, isBeyondPlaces: false, offeredAt: new Date() },
    by: { id: staffId, name: staffName },
  });
  const by = { personId: staffId, name: staffName, role: 'admin' };
  const prepared = await stores.prepared.insert({
    ...{ applicationId, status: 'approved', type: 'approval', message: everywhere },
    ...{ offer: null, afterFeedbackId: null, by, preparedAt: new Date() },
  });
  const entry = await stores.waitingLists.add({
    applicationId,
    programme: 'intern',
    by,
    addedAt: new Date(),
  });
  return { offer, prepared, entry };
}

/** Names a supervisor as an editor does, since no wizard asks for one. */
async function nameSupervisor({ knex }: ApplicationsUnderTest, id: number): Promise<void> {
  const row = await knex('applications').where({ id }).first('answers');
  const answers = JSON.parse(row.answers);
  answers.research_experiences = [{ ...answers.research_experiences[0], supervisor }];
  await knex('applications')
    .where({ id })
    .update({ answers: JSON.stringify(answers) });
}

function expectCreated(operation: string, { status, body }: { status: number; body: unknown }): void {
  if (status !== 201) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
}

export const referenceOfRare = ({ applicationId }: Applicant) => referenceOf('intern', applicationId);
