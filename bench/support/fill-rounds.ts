import type { Knex } from 'knex';

/** Number of rounds, all of the internship; a fifth of its applications stay without a round. */
const roundCount = 4;
const waiting = 2_000;
const freePlaces = 50;
const dayMs = 86_400_000;

/** The ISO day in so many days from now; `minute`: its first minute. */
const day = (from: number): string => new Date(Date.now() + from * dayMs).toISOString().slice(0, 10);
const minute = (from: number): string => `${day(from)}T00:00`;

/**
 * Gives invented applications rounds, offers (one for each approved application, spread over two years), places for
 * each week of these years, a waiting list and free places. Returns the last round's id. A database that has rounds
 * stays unchanged.
 */
export async function fillRounds(knex: Knex): Promise<number> {
  const there = await knex('rounds').max({ id: 'id' }).first();
  if (there?.id) return Number(there.id);
  const ids = await insertRounds(knex);
  for (const [index, id] of ids.entries())
    await knex('applications')
      .where({ type: 'intern' })
      .whereRaw('id % ? = ?', [roundCount + 1, index])
      .update({ round_id: id });
  await insertOffers(knex);
  await insertPlaces(knex);
  await insertWaiting(knex);
  await knex.raw('analyze table offers, rounds, waiting_list_entries, freed_places, applications');
  return ids.at(-1) ?? 0;
}

async function insertRounds(knex: Knex): Promise<number[]> {
  const now = new Date();
  const ids: number[] = [];
  for (let index = 0; index < roundCount; index += 1) {
    const opens = (index - roundCount) * 150 + 50;
    const [id] = await knex('rounds').insert({
      ...{ programme: 'intern', names: JSON.stringify({ en: `Round ${index + 1}` }) },
      ...{ opens: minute(opens), closes: minute(opens + 149), grace_minutes: 30 },
      ...{ places: 10_000, periods: '[]', lifts_year_limit: false, version: 1 },
      ...{ created_at: now, updated_at: now },
    });
    ids.push(Number(id));
  }
  return ids;
}

/**
 * Makes offers: one each of eight is open, lapsed or declined, and five are accepted; most people whose time has begun
 * came.
 */
async function insertOffers(knex: Knex): Promise<void> {
  const begins = 'date_add(?, interval (a.id * 7) % 730 day)';
  const firstDay = `date_format(${begins}, '%Y-%m-%d')`;
  const state = "elt(1 + a.id % 8, 'open', 'lapsed', 'declined')";
  await knex.raw(
    `insert into offers (application_id, person_id, programme, round_id, state, living_for, from_day, until_day,
       participants, reply_by, beyond_places, staff_id, staff_name, offered_at, answered_at, came)
     select a.id, a.person_id, a.type, a.round_id, coalesce(${state}, 'accepted'),
       case when a.id % 8 in (1, 2) then null else a.id end, ${firstDay},
       date_format(date_add(${begins}, interval 27 day), '%Y-%m-%d'),
       1, ?, false, 1, 'Staff', date_add(a.submitted_at, interval 30 day),
       case when a.id % 8 < 2 then null else date_add(a.submitted_at, interval 33 day) end,
       case when a.id % 8 > 2 and ${firstDay} < ? then a.id % 16 <> 3 end
     from applications a where a.status = 'approved' and a.submitted_at is not null`,
    [day(-365), day(-365), minute(30), day(-365), day(0)],
  );
}

async function insertPlaces(knex: Knex): Promise<void> {
  const monday = -365 - ((new Date(Date.now() - 365 * dayMs).getUTCDay() + 6) % 7);
  const weeks = Array.from({ length: 104 }, (_, week) => monday + 7 * week);
  for (const programme of ['intern', 'visitor'])
    await knex('place_periods').insert(
      weeks.map((from) => ({
        ...{ programme, from_day: day(from), until_day: day(from + 6), places: 5_000 },
      })),
    );
}

async function insertWaiting(knex: Knex): Promise<void> {
  const people = await knex('applications')
    .where({ type: 'intern' })
    .whereIn('status', ['submitted', 'in-review'])
    .orderBy('id', 'desc')
    .limit(waiting)
    .pluck('id');
  const added_at = new Date();
  for (let from = 0; from < people.length; from += 500)
    await knex('waiting_list_entries').insert(
      people.slice(from, from + 500).map((id, index) => ({
        ...{ application_id: id, slot: id, programme: 'intern', position: from + index + 1 },
        ...{ state: 'waiting', staff_id: 1, staff_name: 'Staff', added_at },
      })),
    );
  await knex('waiting_lists').insert({ programme: 'intern', version: 1, shows_place: false });
  await knex('freed_places').insert(
    Array.from({ length: freePlaces }, (_, index) => ({
      ...{ programme: 'intern', from_day: day(20 + index), until_day: day(47 + index) },
      ...{ participants: 1, freed_at: added_at },
    })),
  );
}
