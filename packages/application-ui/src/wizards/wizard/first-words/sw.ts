/* Written by `npm run messages` from French beside it: change that, not this file. */

import stepsSentences from '@portal/contract-svc-applications-v1/sentences/sw/steps';
import welcomeSentences from '@portal/contract-svc-applications-v1/sentences/sw/welcome';
import fields from '@portal/ui/messages/sw/fields';
import leaving from '@portal/ui/messages/sw/leaving';
import page from '@portal/ui/messages/sw/page';
import saving from '@portal/ui/messages/sw/saving';
import speech from '@portal/ui/messages/sw/speech';
import switching from '@portal/ui/messages/sw/switching';
import time from '@portal/ui/messages/sw/time';
import wizard from '@portal/ui/messages/sw/wizard';
import eligibility from '../../../messages/sw/eligibility';
import ofWizards from '../../../messages/sw/wizard';

/** What the first step of every wizard may show before it is used, and in which it reports being offline. */
export const ui = [fields, leaving, page, saving, speech, switching, time, wizard];
export const application = [ofWizards, eligibility];
export const sentences = { ...stepsSentences, ...welcomeSentences };
