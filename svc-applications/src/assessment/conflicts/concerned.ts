import type { Stores } from '../../platform';

/** What a request names: the parts of its address and its body. */
export interface Named {
  params: Partial<Record<'id' | 'path', never>>;
  body: Partial<Record<'application_id' | 'intern_details_id', never>>;
}

/** Finds the application that a request concerns; undefined where it names none. */
type Find = (stores: Stores, named: Named) => Promise<number | undefined> | number | undefined;

const inAddress: Find = (_stores, { params }) => params.id;
const inBody: Find = (_stores, { body }) => body.application_id;
const ofDetails: Find = async ({ applications }, { body }) =>
  (await applications.find({ id: body.application_id, detailsId: body.intern_details_id }))?.id;
const ofRequest: Find = async ({ requests }, { params }) =>
  (await requests.find(Number(params.id)))?.originalApplicationId;

const ofFile: Find = async ({ applications, copies }, { params }) => {
  const path = String(params.path);
  return (await applications.ofFile(path))?.id ?? (await copies.fileByPath(path))?.applicationId;
};

/** The calls of staff about one application, by the id of the call. Whoever knows the applicant is refused. */
export const concerned: Record<string, Find> = {
  ...Object.fromEntries(
    [
      'D07',
      'M02',
      'M03',
      'M04',
      'M16',
      'M22',
      'K01',
      'N150',
      'N151',
      'M25',
      'M26',
      'C01',
      'C02',
      'C03',
      'C05',
      'C06',
    ].map((id) => [id, inAddress]),
  ),
  ...Object.fromEntries(
    ['B04', 'E06', 'H03', 'S01', 'S02', 'X07', 'X08', 'X12', 'X16', 'X19', 'X20'].map((id) => [
      id,
      inAddress,
    ]),
  ),
  ...Object.fromEntries(['M05', 'M15', 'D12', 'H08'].map((id) => [id, inBody])),
  ...Object.fromEntries(['I16', 'V05', 'V06', 'G05'].map((id) => [id, ofDetails])),
  E07: async ({ letters }, { params }) => (await letters.letter(Number(params.id)))?.applicationId,
  H01: async ({ held }, { params }) => (await held.find(Number(params.id)))?.applicationId,
  H02: async ({ mails }, { params }) => (await mails.find(Number(params.id)))?.applicationId,
  I18: ofFile,
  M12: ofRequest,
  M13: ofRequest,
  X09: async ({ notes }, { params }) => (await notes.find(Number(params.id)))?.applicationId,
};
