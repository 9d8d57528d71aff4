import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdf } from '@portal/test-kit';

/** A PDF form (XFA) whose pages are made by a program when it is opened: other readers show 'Please wait...'. */
const xfaForm = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 5 0 R >> /NeedsRendering true >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << >> >>
endobj
4 0 obj
<< /Length 3 >>
stream
q Q
endstream
endobj
5 0 obj
<< /Length 66 >>
stream
<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><form/></xdp:xdp>   
endstream
endobj
`;

/** Completes the objects of a PDF with the table of objects and the trailer. */
function whole(objects: string): string {
  const places = [...objects.matchAll(/^\d+ 0 obj/gm)].map(({ index }) => String(index).padStart(10, '0'));
  const rows = places.map((place) => `${place} 00000 n \n`).join('');
  const size = places.length + 1;
  return `${objects}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${objects.length}\n%%EOF\n`;
}

const footer = '<!-- page footer of the registrar -->\n';

/** PDFs of the kinds that people have sent: all but the last open in every reader. */
export async function realFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-real-'));
  const pdf = await makePdf({ text: 'Signed by hand' });
  const contents = {
    newlineFirst: Buffer.concat([Buffer.from('\r\n'), pdf]),
    headersFirst: Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'),
      pdf,
    ]),
    pageBehind: Buffer.concat([pdf, Buffer.from(footer.repeat(90))]),
    lockedRc4: await makePdf({ text: 'Signed by hand', copyLock: 'rc4-128' }),
    lockedAes: await makePdf({ text: 'Signed by hand', copyLock: 'aes-256' }),
    xfa: Buffer.from(whole(xfaForm)),
  };
  const written = await Promise.all(
    Object.entries(contents).map(async ([name, content]) => {
      const file = path.join(folder, `${name}.pdf`);
      await writeFile(file, content);
      return [name, file] as const;
    }),
  );
  return { folder, ...(Object.fromEntries(written) as Record<keyof typeof contents, string>) };
}

export type RealFiles = Awaited<ReturnType<typeof realFiles>>;
