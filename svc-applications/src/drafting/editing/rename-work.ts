import { defineWork } from '../../mail';

export interface RenamePerson {
  person_id: number;
  name: string;
  /** The phone number, when an administrator corrected it. */
  phone?: string;
}

/** svc-auth takes over a name or number. */
export const renamePerson = defineWork<RenamePerson>({
  kind: 'rename-person',
  actsFor: { follows: 'the name or number of the application is changed; svc-auth takes it over' },
  erase: { person: 'person_id', sentToo: true },
  async deliver({ auth }, { person_id, ...changes }) {
    await auth.rename(person_id, changes);
  },
});
