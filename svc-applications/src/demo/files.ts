import {
  identityUpload,
  requiredInternshipDocuments,
  requiredVisitDocuments,
} from '@portal/contract-svc-applications-v1';
import type { ObjectStore } from '@portal/service-kit/store';
import { newFilePath } from '../documents';
import type { Story } from './story';

/** Stores the documents of an application and returns their rows. */
export async function storeDocuments(files: ObjectStore, story: Story): Promise<object[]> {
  const types =
    story.type === 'intern'
      ? [...requiredInternshipDocuments, 'academic_reference', 'community_reference']
      : [identityUpload, ...requiredVisitDocuments.institutional];
  const kind = { mimeType: 'application/pdf', extension: 'pdf' };
  const rows = [];
  for (const type of types) {
    const file_path = newFilePath(story.id, kind);
    const bytes = onePage(`${type.replaceAll('_', ' ')} - a document made up for a demonstration`);
    const { size, sha256 } = await files.put(file_path, bytes, {
      size: bytes.length,
      contentType: kind.mimeType,
    });
    rows.push({
      application_id: story.id,
      upload_type: type,
      file_path,
      size,
      sha256,
      original_name: `${type}.pdf`,
      mime_type: kind.mimeType,
      created_at: story.updatedAt,
    });
  }
  return rows;
}

/** The smallest PDF with a line of text; `text` is plain ASCII without brackets. */
export function onePage(text: string): Buffer {
  const content = `BT /F1 16 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
