import type { Text } from '@portal/contract-language-v1';
import {
  letterFile,
  limits,
  type ReferenceType,
  referenceTypes,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient } from '@portal/remote-sdk';
import type { FormStore } from '@portal/ui/form-state';
import { createUploads, type KeptFiles, readProblem, type Send, type Uploads } from '@portal/ui/wizard';
import type { Reference } from '../../base/form';
import { type FullReview, storageHref } from '../../base/review';
import { callWithFile } from '../../base/sending';
import { pdfSentence, uploadSentence } from '../../steps/documents/rules';
import { letterKey } from '../../steps/references/letter-writer';
import { referenceErrors, referenceIndex, referenceRules } from '../../steps/references/rules';
import type { SecondaryInternForm } from './forms';

type Sentences = Record<string, Text>;

/** Letters of new referees, which wait in the form until it is submitted. */
export interface SecondaryLetters {
  uploads: Uploads;
  /** The errors in the details of referees whose letters wait. */
  rules(): Sentences;
  /** Sends the waiting letters, each with its referee. Resolves with the messages of refused letters, by field. */
  send(): Promise<Sentences>;
}

interface Options {
  review: () => FullReview;
  api: ApiClient;
  form: FormStore<SecondaryInternForm>;
  /** Keeps chosen letters on this device until they are sent; without it they are lost with the page. */
  kept?: KeptFiles | undefined;
  /** Called with the review that has the new letter. */
  onArrived: (review: FullReview) => void;
}

interface Answer {
  version: number;
  reference: { letter_path: string | null };
}

const types = valuesOf(referenceTypes);

/** The name of the letter within a sentence; a further application has no purpose on which it would depend. */
const nameOf = (key: string) => letterFile(key === letterKey('academic') ? 'academic' : 'community', '');

export const letterMegabytes = limits.wizardFileBytes / (1024 * 1024);

/** The review with this referee and their letter in place of the earlier referee and letter. */
function withLetter(review: FullReview, referee: Reference, file: File, { version, reference }: Answer) {
  const { type, full_name, email } = referee;
  const file_path = reference.letter_path ?? '';
  const upload_type = letterKey(type);
  const letter = {
    upload_type,
    file_path,
    original_name: file.name,
    size: file.size,
    letter_of: { full_name, email },
  };
  return {
    ...review,
    version,
    references: [
      ...review.references.filter((one) => one.type !== type),
      { ...referee, letter_path: file_path },
    ],
    letters: [...(review.letters ?? []).filter((one) => one.upload_type !== upload_type), letter],
  };
}

export function createSecondaryLetters({ review, api, form, kept, onArrived }: Options): SecondaryLetters {
  const uploads = createUploads({
    check: (key, file) => pdfSentence(nameOf(key), file),
    failed: (key, error) => uploadSentence(nameOf(key), error, 'letter'),
    kept,
  });
  const refereeOf = (type: ReferenceType) => form.values().references[referenceIndex[type]] as Reference;
  const waiting = () => types.filter((type) => uploads.waiting(letterKey(type)));

  const send =
    (type: ReferenceType): Send =>
    async (file, options) => {
      const { id, intern_details } = review();
      const referee = refereeOf(type);
      const form = {
        ...referee,
        application_id: id,
        intern_details_id: intern_details?.id,
        letter: file,
      };
      const sending =
        type === 'academic'
          ? callWithFile(api, applicationCalls.saveAcademicReference, { form }, options)
          : callWithFile(api, applicationCalls.saveCommunityReference, { form }, options);
      const answer = (await sending).body;
      onArrived(withLetter(review(), referee, file, answer));
      return { name: file.name, href: storageHref(answer.reference.letter_path ?? ''), size: file.size };
    };

  return {
    uploads,
    rules: () => {
      const { email, phone_number: phone } = review().intern_details ?? {};
      const rulesOf = (type: ReferenceType) => referenceRules(type, refereeOf(type), true, { email, phone });
      return Object.assign({}, ...waiting().map(rulesOf));
    },
    async send() {
      for (const type of waiting()) {
        try {
          await uploads.sendChosen(letterKey(type), send(type));
        } catch (error) {
          const problem = readProblem(error);
          if (problem.kind !== 'fields' || Object.keys(problem.errors).length === 0) throw error;
          return referenceErrors(type, problem.errors);
        }
      }
      return {};
    },
  };
}
