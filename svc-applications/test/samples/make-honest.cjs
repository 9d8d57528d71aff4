/** The files of `make-honest.sh` that a library writes: forms, signatures, and files with several versions. */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { PDFDocument, PDFName, PDFString, PDFHexString } = require('@cantoo/pdf-lib');

const folder = process.argv[2];
const write = async (name, document, options) =>
  writeFileSync(join(folder, name), await document.save(options));

async function form() {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  const fields = document.getForm();
  fields.createTextField('name').addToPage(page, { x: 20, y: 200, width: 200, height: 20 });
  fields.createCheckBox('agree').addToPage(page, { x: 20, y: 150, width: 20, height: 20 });
  const choice = fields.createDropdown('country');
  choice.addOptions(['Kenya', 'Rwanda']);
  choice.addToPage(page, { x: 20, y: 100, width: 100, height: 20 });
  return document;
}

/** A PDF as a signing program leaves it: a field with a signature over a range of bytes. */
async function signed() {
  const document = await form();
  const { context } = document;
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'adbe.pkcs7.detached',
      ByteRange: [0, 100, 900, 100],
      Contents: PDFHexString.of('00'.repeat(400)),
      Name: PDFString.of('A referee'),
      Reference: [
        { Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { P: 2, V: PDFName.of('1.2') } },
      ],
    }),
  );
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('s'),
      F: 132,
    }),
  );
  document.getPage(0).node.addAnnot(widget);
  document.catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  return document;
}

(async () => {
  await write('form.pdf', await form(), { useObjectStreams: false });
  await write('form-object-streams.pdf', await form());
  await write('signed.pdf', await signed(), { useObjectStreams: false });
  const bytes = readFileSync(join(folder, 'form.pdf'));
  const later = await PDFDocument.load(bytes, { forIncrementalUpdate: true });
  later.getForm().getTextField('name').setText('Marie');
  writeFileSync(join(folder, 'form-filled-later.pdf'), await later.commit());
})();
