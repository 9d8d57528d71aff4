/** A page's text with everything that differs from run to run replaced. */
export const masked = (text: string) =>
  text
    .replace(/[\w.+-]+@\s*example\.org/g, 'name@example.org')
    .replace(/\b250\d{9,10}\b/g, '250 …')
    .replace(/\+?250 ?7[\d ]{8,12}/g, '+250 …')
    .replace(/127\.0\.0\.1:\d+/g, 'the portal’s address ')
    .replace(/\b\d{1,2}:\d{2}\b/g, 'HH:MM')
    .replace(
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/g,
      'a day',
    )
    .replace(/\s+/g, ' ')
    .trim();
