/**
 * The dial codes that were chosen beside other people's numbers, by the number as it was typed. A number that is not sure
 * is kept as typed, and the form has no room for its country: this tab keeps it, through a reload.
 */
type Chosen = Readonly<Record<string, string>>;

const key = 'dial-codes-beside';
/** Where storage is refused: known while the page is open. */
let unstored: Chosen = {};

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
  const { [before]: _left, ...others } = read();
  write(typed.trim() === '' ? others : { ...others, [typed]: dialCode });
}

/** Returns which dial code stands beside a number: the chosen one, else `own`, the applicant's. */
export const dialCodeBeside = (own: string): ((typed: string) => string) => {
  const chosen = read();
  return (typed) => chosen[typed] ?? own;
};
