import {
  type ApplicationType,
  editorLimits,
  editorMessages,
  letterFile,
  referenceTypes,
  uploadMessages,
  uploadsOffered,
  uploadTypes,
} from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid, NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  authorizeChange,
  type ChangeRequest,
  documentsTouched,
  isLetter,
  letterType,
} from '../../application';
import { presentStored, storedAnswer, storedListAnswer } from '../../application-view';
import {
  type ArrivedFields,
  acceptFiles,
  arrivedFields,
  type Checking,
  filesOf,
  type IncomingFile,
  senderOf,
  tooLargeSentence,
  uploadDocuments,
} from '../../documents';
import {
  applicantRoles,
  byApplicants,
  id,
  recordId,
  refusals,
  type Service,
  withMessage,
  words,
} from '../../platform';

interface OneDocument extends ArrivedFields {
  document_type: string;
  application_id: number;
}
interface DocumentsByType extends ArrivedFields {
  application_id?: number;
  intern_details_id?: number;
}

const maxFileBytes = editorLimits.simpleFileBytes;
const tooLarge = (field: string) => tooLargeSentence(field, maxFileBytes);
const allTypes = [...new Set(Object.values(uploadTypes).flat())];

const oneFile = { files: ['file'], maxFileBytes, tooLarge };
const oneOfEach = { files: allTypes, maxFileBytes, tooLarge };

const takes = (type: ApplicationType, kind: string): boolean =>
  uploadTypes[type].includes(kind) || uploadsOffered(type).some(({ value }) => value === kind);

/** The dashboards' upload calls for files of several kinds; the wizards' upload calls take single kinds. */
export const dashboardUploadCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'uploadOwnDocument',
    method: 'post',
    path: '/api/users/upload-document',
    summary:
      'Stores one document (PDF, DOC, DOCX, JPG or PNG, at most 10 MB), replacing the earlier one of its type',
    tags: ['applicant', 'staff'],
    auth: 'token',
    roles: applicantRoles,
    may: 'editApplications',
    scopes: ['account'],
    input: {
      multipart: {
        fields: Joi.object<OneDocument>({
          document_type: withMessage(Joi.string().max(20).required(), editorMessages.missingType),
          application_id: recordId.required(),
          ...arrivedFields(oneFile.files),
        }),
        ...oneFile,
      },
    },
    answers: {
      200: Joi.object({ file_path: words(), upload: storedAnswer.required(), version: id() }),
      ...refusals,
    },
    async handle(ctx) {
      const { document_type: type, application_id } = ctx.input.body;
      const { stored, version } = await store(service, {
        address: ctx.ip,
        refuseEnded: ctx.refuseEnded,
        request: { actor: ctx.actor, ref: { id: application_id }, ability: 'upload' },
        files: await filesOf(service, { ctx, sent: ctx.input.body, rules: oneFile }),
        typeOf: () => type,
        nothing: { file: [editorMessages.missing] },
        otherType: () => 'document_type',
      });
      const upload = stored.find(({ upload_type }) => upload_type === type);
      ctx.body = { file_path: upload?.file_path, upload, version };
    },
  }),
  defineCall({
    id: 'uploadApplicationDocuments',
    method: 'post',
    path: '/api/user/applications/:id/documents',
    summary: 'Stores one or more documents, each under the name of its type, with the same kinds and sizes',
    ...byApplicants,
    input: {
      params: Joi.object<{ id: number }>({ id: recordId.required() }),
      multipart: {
        fields: Joi.object<DocumentsByType>({
          application_id: recordId,
          intern_details_id: recordId,
          ...arrivedFields(allTypes),
        }),
        ...oneOfEach,
      },
    },
    answers: { 200: Joi.object({ uploads: storedListAnswer, version: id() }), ...refusals },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const { application_id = id, intern_details_id: detailsId } = ctx.input.body;
      if (application_id !== id) throw new NotFound();
      const { stored, version } = await store(service, {
        address: ctx.ip,
        refuseEnded: ctx.refuseEnded,
        request: { actor: ctx.actor, ref: { id, detailsId }, ability: 'upload' },
        files: await filesOf(service, { ctx, sent: ctx.input.body, rules: oneOfEach }),
        typeOf: (field) => field,
        nothing: { documents: [editorMessages.missing] },
        otherType: (field) => field,
      });
      ctx.body = {
        uploads: stored.filter(({ upload_type }) => !isLetter({ uploadType: upload_type })),
        version,
      };
    },
  }),
];

interface Sent extends Pick<Checking, 'refuseEnded'> {
  request: ChangeRequest;
  address: string;
  files: Record<string, IncomingFile>;
  typeOf(field: string): string;
  /** The errors if no file was sent. */
  nothing: FieldErrors;
  /** The name under which an upload type is reported that the programme does not have. */
  otherType(field: string): string;
}

/** The name of a referee's letter on the dashboard, regardless of the purpose; undefined for other files. */
function calledAs(type: string): string | undefined {
  const letter = referenceTypes.find(({ value }) => letterType(value) === type);
  return letter && letterFile(letter.value, '');
}

/** Stores the files that were sent; returns all stored documents. */
async function store(service: Service, sent: Sent) {
  const { request, address, refuseEnded, files, typeOf, nothing, otherType } = sent;
  const { stores } = service;
  const { actor, ref } = request;
  const fields = Object.keys(files);
  const touches = documentsTouched(fields.map(typeOf));
  const found = await stores.applications.find(ref);
  const { application } = await authorizeChange(
    stores,
    { actor, ability: 'upload', touches },
    found,
    service.clock(),
  );
  const { type } = application;
  if (fields.length === 0) throw new Invalid(nothing);
  const others = fields.filter((field) => !takes(type, typeOf(field)));
  if (others.length > 0) {
    throw new Invalid(Object.fromEntries(others.map((one) => [otherType(one), [uploadMessages.otherType]])));
  }
  const accepted = await acceptFiles(service, files, {
    accepts: 'document',
    sender: senderOf({ ip: address, actor }),
    refuseEnded,
    called: async (field) => calledAs(typeOf(field)) ?? field,
  });
  const upload = { files: accepted, typeOf, address, refuseEnded };
  const { id, version } = await uploadDocuments(service, request, upload);
  return { stored: (await stores.documents.of(id)).map(presentStored), version };
}
