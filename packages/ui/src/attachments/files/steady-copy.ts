/** A file that cannot be read any more: it was changed, moved or deleted after it was chosen. */
class FileChanged extends Error {}

/**
 * Copies a chosen file, so that it stays the same whatever happens to the file on the device. Browsers refuse to send a
 * file that has changed, and report that like a lost connection.
 *
 * @throws FileChanged
 */
export async function steadyCopy(file: File): Promise<File> {
  try {
    return new File([await bytesOf(file)], file.name, {
      type: file.type,
      lastModified: file.lastModified,
    });
  } catch {
    throw new FileChanged();
  }
}

const bytesOf = (file: File) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
