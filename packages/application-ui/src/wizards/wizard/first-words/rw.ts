/* Written by `npm run messages` from French beside it: change that, not this file. */

import stepsSentences from '@portal/contract-svc-applications-v1/sentences/rw/steps';
import welcomeSentences from '@portal/contract-svc-applications-v1/sentences/rw/welcome';
import fields from '@portal/ui/messages/rw/fields';
import leaving from '@portal/ui/messages/rw/leaving';
import page from '@portal/ui/messages/rw/page';
import saving from '@portal/ui/messages/rw/saving';
import speech from '@portal/ui/messages/rw/speech';
import switching from '@portal/ui/messages/rw/switching';
import time from '@portal/ui/messages/rw/time';
import wizard from '@portal/ui/messages/rw/wizard';
import eligibility from '../../../messages/rw/eligibility';
import ofWizards from '../../../messages/rw/wizard';

/** What the first step of every wizard may show before it is used, and in which it reports being offline. */
export const ui = [fields, leaving, page, saving, speech, switching, time, wizard];
export const application = [ofWizards, eligibility];
export const sentences = { ...stepsSentences, ...welcomeSentences };
