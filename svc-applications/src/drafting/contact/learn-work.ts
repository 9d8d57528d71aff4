import { defineWork } from '../../mail';
import { type LearnContact, learn } from './learn';

export const learnContact = defineWork<LearnContact>({
  kind: 'learn-contact',
  actsFor: { follows: 'svc-auth has the corrected address' },
  erase: { person: 'person_id' },
  deliver: (parts, payload) => learn(parts, payload),
});
