import { ownReference } from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';
import type { NewDocument } from '../../application';
import { extensionOf, openDocument } from '../../documents';
import type { Actor, Service } from '../../platform';
import { wholeData } from './own-data';
import { summaryPage } from './summary-page';
import type { Entry } from './zip';

/** A document with its path in the archive. */
interface Filed {
  file: string;
  document: NewDocument;
}

const text = (name: string, content: string): Entry => ({
  name,
  bytes: [Buffer.from(content)],
  compressed: true,
});

/** All data about a person: as JSON, as a page in their language, and the documents. */
export async function* archiveOf(
  service: Service,
  actor: Actor,
  translator: Translator,
): AsyncGenerator<Entry> {
  const { data, applications } = await wholeData(service, actor);
  const filed: Filed[] = [];
  for (const { id } of applications)
    for (const document of await service.stores.documents.of(id))
      filed.push({ file: placeOf(id, document), document });
  const files = filed.map(({ file, document }) => ({
    file,
    original_name: document.originalName,
    upload_type: document.uploadType,
  }));
  const held = { applications, files, madeAt: service.clock(), calendar: service.portal.calendar() };
  yield text('summary.html', summaryPage(held, translator));
  yield text('data.json', JSON.stringify({ ...data, files }, null, 2));
  const missing: string[] = [];
  for (const one of filed) {
    const entry = await documentEntry(service, one);
    if (entry) yield entry;
    else missing.push(one.file);
  }
  if (missing.length > 0)
    yield text('not-included.txt', `${translator.translate(notIncluded)}\n\n${missing.join('\n')}\n`);
}

const notIncluded =
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.';

const placeOf = (applicationId: number, { uploadType, mimeType }: NewDocument): string =>
  `documents/${ownReference(applicationId)}/${uploadType}.${extensionOf(mimeType) ?? 'bin'}`;

/** The archive's entry for a document; undefined if it cannot be opened, so that the others are still delivered. */
async function documentEntry(
  { files, logger }: Service,
  { file, document }: Filed,
): Promise<Entry | undefined> {
  if (document.scan) return undefined;
  try {
    return { name: file, bytes: await openDocument({ files, logger }, document), compressed: false };
  } catch (error) {
    logger.error({ err: error, file: document.filePath }, 'A document is missing in a download of own data');
    return undefined;
  }
}
