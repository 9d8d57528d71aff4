import type { Knex } from 'knex';
import type { Identity } from './application';

/** The columns that are read of the person's row; its others serve releases from before answers were one document. */
const columnOfField = {
  fullName: 'full_name',
  email: 'email',
  phoneNumber: 'phone_number',
  dateOfBirth: 'date_of_birth',
} as const satisfies Record<keyof Identity, string>;

type IdentityRow = Record<(typeof columnOfField)[keyof Identity], string>;

export const identityColumns = Object.values(columnOfField).map((column) => `d.${column}`);

export const toIdentity = (row: IdentityRow): Identity => ({
  fullName: row.full_name,
  email: row.email,
  phoneNumber: row.phone_number,
  dateOfBirth: row.date_of_birth,
});

const identityRow = (identity: Partial<Identity>): Partial<IdentityRow> =>
  Object.fromEntries(
    Object.entries(identity).map(([name, value]) => [columnOfField[name as keyof Identity], value]),
  );

/** Values for a new row, including those that the table requires. */
export const newIdentityRow = (identity: Identity) => ({
  ...identityRow(identity),
  gender: '',
  nationality: '',
  current_address: '',
  contact_preference: '',
});

export const insertIdentity = async (
  knex: Knex,
  application_id: number,
  identity: Identity,
): Promise<void> => {
  await knex('intern_details').insert({ application_id, ...newIdentityRow(identity) });
};

export const updateIdentity = async (
  knex: Knex,
  application_id: number,
  changes: Partial<Identity>,
): Promise<void> => {
  await knex('intern_details').where({ application_id }).update(identityRow(changes));
};
