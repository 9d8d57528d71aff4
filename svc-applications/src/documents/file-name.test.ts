import { cleanFileName, inlineDisposition, withEnding } from './file-name';

describe('a file’s own name', () => {
  it('stays as it is when it is plain, in any script', () => {
    expect(cleanFileName('Amina Uwase CV.pdf', 'cv.pdf')).toBe('Amina Uwase CV.pdf');
    expect(cleanFileName('履歴書.pdf', 'cv.pdf')).toBe('履歴書.pdf');
    expect(cleanFileName('السيرة.pdf', 'cv.pdf')).toBe('السيرة.pdf');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['/etc/shadow', 'shadow'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['...', 'cv.pdf'],
    ['', 'cv.pdf'],
    ['folder/', 'cv.pdf'],
  ])('loses its path: %p', (given, kept) => {
    expect(cleanFileName(given, 'cv.pdf')).toBe(kept);
  });

  it('loses control characters, line ends and turned writing', () => {
    expect(cleanFileName('cv\u0000\r\nSet-Cookie: x.pdf', 'cv.pdf')).toBe('cvSet-Cookie: x.pdf');
    expect(cleanFileName('cv\u202Efdp.exe', 'cv.pdf')).toBe('cvfdp.exe');
  });

  it('keeps pictures that are joined, and letters', () => {
    expect(cleanFileName('CV 👩🏽‍⚕️ 👨‍👩‍👧.pdf', 'cv.pdf')).toBe('CV 👩🏽‍⚕️ 👨‍👩‍👧.pdf');
    expect(cleanFileName('نامه\u200cها.pdf', 'cv.pdf')).toBe('نامه\u200cها.pdf');
    expect(cleanFileName('c\u200dv\u200b \u200d👩\u200d.pdf', 'cv.pdf')).toBe('cv 👩.pdf');
  });

  it('is cut to 200 characters and keeps its ending', () => {
    const name = cleanFileName(`${'a'.repeat(500)}.pdf`, 'cv.pdf');
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('a.pdf')).toBe(true);
  });

  it('is offered to old and new clients without breaking the header', () => {
    expect(inlineDisposition('Résumé "final" (1).pdf')).toBe(
      `inline; filename="R_sum_ _final_ (1).pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22final%22%20%281%29.pdf`,
    );
  });

  it.each([
    ['transcript.hta', 'pdf', 'transcript.pdf'],
    ['transcript.pdf.exe', 'pdf', 'transcript.pdf'],
    ['cv.PDF', 'pdf', 'cv.PDF'],
    ['photo.jpeg', 'jpg', 'photo.jpeg'],
    ['photo.png', 'jpg', 'photo.jpg'],
    ['CV v1.2', 'pdf', 'CV v1.2.pdf'],
    ['cv.html. .', 'pdf', 'cv.pdf'],
    ['cv', 'pdf', 'cv.pdf'],
    ['.hta', 'pdf', 'document.pdf'],
  ])('gets the ending of its kind: %p of a %s', (given, extension, kept) => {
    expect(withEnding(given, extension)).toBe(kept);
  });
});
