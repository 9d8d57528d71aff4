import { defineWork } from '../../mail';

export interface RenamePerson {
  person_id: number;
  name: string;
  /** The phone number, if an administrator corrected it. */
  phone?: string;
}

/** Makes svc-auth change the name or the phone number of an account. */
export const renamePerson = defineWork<RenamePerson>({
  kind: 'rename-person',
  actsFor: { follows: 'the name or number of the application is changed; svc-auth takes it over' },
  erase: { person: 'person_id', sentToo: true },
  async deliver({ auth }, { person_id, ...changes }) {
    await auth.rename(person_id, changes);
  },
});
