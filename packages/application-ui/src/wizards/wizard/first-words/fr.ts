/* French, the pattern of other languages */

import stepsSentences from '@portal/contract-svc-applications-v1/sentences/fr/steps';
import welcomeSentences from '@portal/contract-svc-applications-v1/sentences/fr/welcome';
import fields from '@portal/ui/messages/fr/fields';
import leaving from '@portal/ui/messages/fr/leaving';
import page from '@portal/ui/messages/fr/page';
import saving from '@portal/ui/messages/fr/saving';
import speech from '@portal/ui/messages/fr/speech';
import switching from '@portal/ui/messages/fr/switching';
import time from '@portal/ui/messages/fr/time';
import wizard from '@portal/ui/messages/fr/wizard';
import eligibility from '../../../messages/fr/eligibility';
import ofWizards from '../../../messages/fr/wizard';

/** What the first step of every wizard may show before it is used, and in which it reports being offline. */
export const ui = [fields, leaving, page, saving, speech, switching, time, wizard];
export const application = [ofWizards, eligibility];
export const sentences = { ...stepsSentences, ...welcomeSentences };
