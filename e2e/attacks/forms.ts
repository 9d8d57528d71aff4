import { makePdf } from '@portal/test-kit';

let pdf: Buffer | undefined;

/** The PDF that every form may use; it is made once. */
export async function preparePdf(): Promise<Buffer> {
  pdf ??= await makePdf({ text: 'A document', pages: 2 });
  return pdf;
}

export function thePdf(): Buffer {
  if (!pdf) throw new Error('The PDF has not been made yet.');
  return pdf;
}

export interface FormFile {
  field: string;
  bytes: Buffer;
  name: string;
  type?: string;
}

export function formOf(fields: Record<string, string | number>, files: FormFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { field, bytes, name, type = 'application/pdf' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

export const aPdfForm = (fields: Record<string, string | number>, names: string[]): FormData =>
  formOf(
    fields,
    names.map((field) => ({ field, bytes: thePdf(), name: `${field}.pdf` })),
  );
