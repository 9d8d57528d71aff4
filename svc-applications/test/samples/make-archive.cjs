const { crc32, deflateRawSync } = require('node:zlib');

/** An archive as Word writes it or, with `stream`, as a program that knows sizes only after the content. */
function archive(parts, { stream = false, room = true, stored = false, unix = false }) {
  const bodies = [];
  const rows = [];
  let offset = 0;
  for (const [file, text] of Object.entries(parts)) {
    const [name, content] = [Buffer.from(file), Buffer.from(text)];
    const isStored = stored || (!stream && /\.png$/.test(file));
    const packed = isStored ? content : deflateRawSync(content);
    const shared = (sizes) => {
      const bytes = Buffer.alloc(26);
      bytes.writeUInt16LE(20, 0);
      bytes.writeUInt16LE(stream ? 0x808 : 6, 2);
      bytes.writeUInt16LE(isStored ? 0 : 8, 4);
      bytes.writeUInt32LE(0x210000, 6);
      for (const [index, size] of sizes.entries()) bytes.writeUInt32LE(size, 10 + 4 * index);
      bytes.writeUInt16LE(name.length, 22);
      return bytes;
    };
    const sizes = [crc32(content), packed.length, content.length];
    const inFile = shared(stream ? [0, 0, 0] : sizes);
    // Unused space before the first parts, as Word leaves it for later changes, or times, as Unix programs write them.
    const extra =
      room && offset < 2000
        ? Buffer.concat([Buffer.from([0x20, 0xa2, 0x44, 0, 0x28, 0xa0, 0x40, 0]), Buffer.alloc(64)])
        : unix
          ? Buffer.from([0x55, 0x54, 5, 0, 1, 0, 0, 0, 0])
          : Buffer.alloc(0);
    inFile.writeUInt16LE(extra.length, 24);
    const behind = Buffer.alloc(stream ? 16 : 0);
    if (stream) {
      behind.write('PK\x07\x08', 'latin1');
      for (const [index, size] of sizes.entries()) behind.writeUInt32LE(size, 4 + 4 * index);
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), inFile, name, extra, packed, behind]);
    bodies.push(body);
    rows.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared(sizes), place, name]));
    offset += body.length;
  }
  const directory = Buffer.concat(rows);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(rows.length, 8);
  end.writeUInt16LE(rows.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

module.exports = { archive };
