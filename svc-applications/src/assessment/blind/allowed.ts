/**
 * The calls about one application that a blind reader may make, and why none of them tells a name. Every other call
 * about an application of a programme that is read without names is refused.
 */
export const allowedBlind: Record<string, string> = {
  B04: 'presents what the list of shown answers names, without the words that tell who it is',
  X07: 'own notes of this phase, no labels, points of others without their comments',
  X08: 'answers the note that was sent',
  X09: 'removes an own note, answers nothing',
  X19: 'answers the own sheet',
  X20: 'answers the own sheet',
};

/** The calls that tell of such an application; from every other answer it is taken out. */
export const presentsBlind = ['B03', ...Object.keys(allowedBlind)];

/**
 * Calls of staff that concern no single application, and why nobody is told there of whom they know, or of whom they
 * read without names. One that stands neither here nor among those about one application is closed to blind readers
 * while a programme is read so.
 */
export const tellsNobody: Record<string, string> = {
  B01: 'tells programmes',
  B02: 'tells programmes',
  B03: 'tells references',
  L01: 'leaves them out',
  L02: 'tells nationalities',
  L03: 'own views, and shared ones: words of a search',
  L04: 'views',
  L05: 'views',
  L06: 'views',
  L07: 'leaves them out',
  L08: 'refuses each as one that is gone',
  L09: 'own acts, by ids',
  L10: 'leaves them out',
  M01: 'leaves them out',
  M06: 'leaves them out',
  M07: 'leaves them out',
  M08: 'leaves them out',
  M09: 'tells numbers',
  M10: 'is not found',
  M11: 'leaves them out',
  M14: 'tells numbers',
  M17: 'without their names',
  M20: 'tells no names',
  M21: 'tells no names',
  M23: 'leaves them out',
  M24: 'leaves them out',
  M28: 'leaves them out',
  N03: 'own addresses',
  N04: 'own addresses',
  N05: 'own addresses',
  N152: 'leaves them out',
  N120: 'texts for anybody',
  N121: 'texts for anybody',
  N122: 'texts for anybody',
  N123: 'texts for anybody',
  ...Object.fromEntries(
    ['Z05', 'Z06', 'Z07', 'Z08', 'Z09', 'Z10', 'Z11', 'Z12'].map((id) => [id, 'tells references']),
  ),
  ...Object.fromEntries(['U01', 'U02', 'U03'].map((id) => [id, 'own files on their way'])),
  T01: 'leaves them out',
  T02: 'leaves them out',
  X06: 'refused like a draft',
  X10: 'assigns none to whoever knows them; tells numbers',
  X11: 'tells numbers',
  X13: 'says so, and answers nothing; twice is fine',
  X14: 'tells references',
  X15: 'administrators, who look after it',
  Z75: 'administrators, their own',
  Z90: 'leaves them out',
  ...Object.fromEntries(
    ['P02', 'P03', 'M18', 'M19', 'N111', 'M27', 'M29', 'E01', 'E02', 'H05', 'H06', 'H07', 'H09'].map((id) => [
      id,
      'settings',
    ]),
  ),
  ...Object.fromEntries(
    ['X01', 'X02', 'X03', 'X04', 'X05', 'X17', 'X18'].map((id) => [id, 'words about no application']),
  ),
};
