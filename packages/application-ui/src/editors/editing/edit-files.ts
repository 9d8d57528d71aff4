import {
  editorMessages,
  editorTitles,
  type RefereeName,
  referenceTypes,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import { translated } from '@portal/ui/language';
import { createUploads, type Send, type StoredFile, type Uploads } from '@portal/ui/wizard';
import { type FullReview, type StoredUpload, storageHref } from '../../base/review';
import * as t from '../../messages/editFiles';
import { letterKey, letterWriter } from '../../steps/references/letter-writer';
import type { EditedFiles } from './programme';
import { type Arrived, fileFault, refusedFile, type UploadTarget } from './upload-targets';

export interface EditFiles {
  uploads: Uploads;
  documents: readonly UploadTarget[];
  letters: readonly UploadTarget[];
  /** The author of the stored letter of this type; null when another letter has replaced it or is waiting to. */
  writerOf(type: string): RefereeName | null;
  /** Whether a chosen file has not been sent yet. */
  isWaiting(): boolean;
  /** Whether a file would be lost with the editor: it is being checked or sent, or has not been sent yet. */
  atStake(): boolean;
  /** The tab of the first waiting file. */
  tabOfWaiting(): 'documents' | 'references';
  /** Sends the waiting files one after the other; false when any of them failed. */
  sendAll(): Promise<boolean>;
}

export interface EditFilesOptions {
  review: FullReview;
  programme: EditedFiles;
  api: ApiClient;
  onArrived: (target: UploadTarget, arrived: Arrived) => void;
  onFailed: (title: string, sentence: string) => void;
}

const titles = { size: editorTitles.tooLarge, kind: editorTitles.wrongType };

const fileOf = (upload: StoredUpload): StoredFile => ({
  name: upload.original_name ?? upload.file_name ?? t.storedOne(),
  href: upload.file_url ?? storageHref(upload.file_path),
  size: upload.size ?? undefined,
  scan: upload.scan,
});

/** The review after an upload: the new file replaces the file of its kind; a letter belongs to its reference. */
export function withUpload(review: FullReview, type: string, upload: StoredUpload | undefined): FullReview {
  if (!upload) return review;
  const instead = (list: readonly StoredUpload[]) => [
    ...list.filter((one) => one.upload_type !== type),
    upload,
  ];
  if (!type.endsWith('_reference')) return { ...review, uploads: instead(review.uploads) };
  return {
    ...review,
    letters: instead(review.letters ?? []),
    references: review.references.map((one) =>
      letterKey(one.type) === type ? { ...one, letter_path: upload.file_path } : one,
    ),
  };
}

/** A letter without a known file name; its name is translated at each render. */
const letterOf = (path: string): StoredFile => ({
  get name() {
    return t.storedLetter();
  },
  href: storageHref(path),
});

/** The stored letters, by the kind of their reference. */
function storedLetters(review: FullReview): [string, StoredFile][] {
  return review.references.flatMap(({ type, letter_path: path }) => {
    if (!path) return [];
    const letter = review.letters?.find((one) => one.file_path === path);
    return [[letterKey(type), letter ? fileOf(letter) : letterOf(path)] as [string, StoredFile]];
  });
}

/** The documents of an edit: chosen at any time, sent after the answers are saved. */
export function createEditFiles(options: EditFilesOptions): EditFiles {
  const { review, programme, api, onArrived, onFailed } = options;
  const documents = programme.documents(review);
  const letters = programme.letters(review);
  const uploadTargets = [...documents, ...letters];
  const writers = new Map(
    valuesOf(referenceTypes).map((type) => [letterKey(type), letterWriter(review, type)]),
  );
  const targetOf = (type: string) => uploadTargets.find((target) => target.type === type);

  const uploads = createUploads({
    async check(type, file) {
      const target = targetOf(type);
      const fault = target ? await fileFault(file, target.rule) : null;
      if (fault && fault.kind !== 'other')
        onFailed(translated(titles[fault.kind]), translated(fault.sentence));
      return fault?.sentence ?? null;
    },
    failed(type, error) {
      const target = targetOf(type);
      return target ? refusedFile(error, target.rule) : editorMessages.uploadFailed;
    },
  });
  uploads.load({
    ...Object.fromEntries(review.uploads.map((upload) => [upload.upload_type, fileOf(upload)])),
    ...Object.fromEntries(storedLetters(review)),
  });

  const send =
    (target: UploadTarget): Send =>
    async (file, options) => {
      const arrived = await target.send(api, file, options);
      writers.delete(target.type);
      onArrived(target, arrived);
      return arrived.upload ? fileOf(arrived.upload) : { name: file.name, href: '', size: file.size };
    };

  const waiting = () => uploadTargets.filter((target) => uploads.waiting(target.type));
  return {
    uploads,
    documents,
    letters,
    writerOf: (type) => (uploads.waiting(type) ? null : (writers.get(type) ?? null)),
    isWaiting: () => waiting().length > 0,
    atStake: uploads.atStake,
    tabOfWaiting: () => (waiting().some((target) => documents.includes(target)) ? 'documents' : 'references'),
    async sendAll() {
      let complete = true;
      for (const target of waiting()) {
        await uploads.sendChosen(target.type, send(target)).catch(() => {
          complete = false;
        });
      }
      return complete;
    },
  };
}
