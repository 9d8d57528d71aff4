import { type ApplicationType, byProgramme } from '@portal/contract-svc-applications-v1';
import type { ObjectStore } from '@portal/service-kit/store';
import { aftermath, type Dated, type DemoStaff } from './aftermath';
import { storeDocuments } from './files';
import { type Random, randomNumbers } from './random';
import { requestOn } from './requests';
import { applicationRows, type Rows } from './rows';
import { type Beginning, begunAt, type DemoPerson, type Story, storyOf } from './story';

/** An order for made-up applications. */
export interface Order {
  /** The number of applications. */
  count: number;
  seed: number;
  /** The present day, from which dates are counted back. */
  now: Date;
  /** The members of staff who decide. */
  staff: DemoStaff[];
  /** The id of the first application. */
  firstId: number;
}

export interface Sink {
  files: ObjectStore;
  /** Stores all rows or none. */
  insert(rows: Rows): Promise<void>;
}

const atOnce = 1000;
const withFiles: Record<ApplicationType, number> = { ...byProgramme(() => 3), intern: 6 };

/** Makes one application for each person; when people run out, some of them apply for the other programme as well. */
export async function fill(order: Order, people: AsyncIterable<DemoPerson>, sink: Sink): Promise<void> {
  const filling = startFilling(order, sink);
  const returning: DemoPerson[] = [];
  for await (const person of people) {
    if (filling.isFull()) break;
    if (returning.length * 8 < order.count) returning.push(person);
    await filling.apply(person, person.role);
  }
  for (const person of returning) {
    if (filling.isFull()) break;
    await filling.apply(person, person.role === 'intern' ? 'visitor' : 'intern');
  }
  await filling.finish();
}

function startFilling(order: Order, sink: Sink) {
  const { now, count } = order;
  const random: Random = randomNumbers(order.seed);
  const filesLeft = { ...withFiles };
  const notifications: Dated[] = [];
  const acts: Dated[] = [];
  // Drafts of approved requests, newest of all applications, each with its request.
  const drafts: { beginning: Omit<Beginning, 'id'>; request: object }[] = [];
  let rows: Rows = {};
  let made = 0;
  let storing: Promise<void> = Promise.resolve();

  const add = (more: Rows) => {
    for (const [table, list] of Object.entries(more)) {
      const all = rows[table] ?? [];
      rows[table] = all;
      all.push(...list);
    }
  };
  /** Stores a chunk of rows while the next is made. */
  async function flush(): Promise<void> {
    const full = rows;
    rows = {};
    await storing;
    storing = sink.insert(full);
    storing.catch(() => undefined);
  }

  async function makeApplication(beginning: Omit<Beginning, 'id'>): Promise<Story> {
    const story = storyOf({ ...beginning, id: order.firstId + made }, { random, now });
    made += 1;
    add(applicationRows(story, random));
    const after = aftermath(story, random.pick(order.staff), random);
    add(after.rows);
    notifications.push(...after.notifications);
    acts.push(...after.acts);
    if (story.submittedAt && filesLeft[story.type] > 0) {
      filesLeft[story.type] -= 1;
      add({ documents: await storeDocuments(sink.files, story) });
    }
    if (made % atOnce === 0) await flush();
    return story;
  }

  return {
    isFull: () => made + drafts.length >= count,
    async apply(person: DemoPerson, type: ApplicationType): Promise<void> {
      const story = await makeApplication({ person, type, createdAt: begunAt(made, count, { random, now }) });
      const request = requestOn(story, { random, now, staff: random.pick(order.staff) });
      if (!request) return;
      const approved = request.status === 'approved' && made + drafts.length < count;
      if (!approved) return add({ application_requests: [request.row] });
      const beginning = { person, type, createdAt: request.reviewedAt, requestedOn: story.id };
      drafts.push({ beginning, request: request.row });
    },
    async finish(): Promise<void> {
      for (const { beginning, request } of drafts) {
        const { id } = await makeApplication(beginning);
        add({ application_requests: [{ ...request, created_application_id: id }] });
      }
      await flush();
      await inOrderOfTime('notifications', notifications);
      await inOrderOfTime('audit_entries', acts);
      await storing;
    },
  };

  async function inOrderOfTime(table: string, dated: Dated[]): Promise<void> {
    dated.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    for (let from = 0; from < dated.length; from += 5 * atOnce) {
      add({ [table]: dated.slice(from, from + 5 * atOnce) });
      await flush();
    }
  }
}
