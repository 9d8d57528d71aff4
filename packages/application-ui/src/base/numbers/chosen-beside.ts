/**
 * The dial codes that were chosen beside other people's numbers, by a short hash of the number as it was typed. A number
 * that is not sure is kept as typed, and the form has no room for its country: this tab keeps it, through a reload. The
 * number itself is not kept here, since nothing clears the tab after a form without a session is deleted.
 */
type Chosen = Readonly<Record<string, string>>;

const key = 'dial-codes-beside';
/** Where storage is refused: known while the page is open. */
let unstored: Chosen = {};

/** 16 bits: a few numbers hardly meet, and thousands of possible numbers share each hash. */
function hashOf(typed: string): string {
  let hash = 0;
  for (const letter of typed) hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  return hash.toString(36);
}

function read(): Chosen {
  try {
    return { ...unstored, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return unstored;
  }
}

function write(chosen: Chosen): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    unstored = chosen;
  }
}

/** Records the choice beside a number that is not sure, in place of the number that stood there before. */
export function chooseBeside(typed: string, dialCode: string, before = ''): void {
  const { [hashOf(before)]: _left, ...others } = read();
  write(typed.trim() === '' ? others : { ...others, [hashOf(typed)]: dialCode });
}

/** Returns which dial code stands beside a number: the chosen one, else `own`, the applicant's. */
export const dialCodeBeside = (own: string): ((typed: string) => string) => {
  const chosen = read();
  return (typed) => chosen[hashOf(typed)] ?? own;
};
