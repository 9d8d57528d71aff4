/** Checks of the commands' arguments; each mistake is one sentence. */

export const remoteName = ([name, ...more]) => {
  if (!/^[a-z][a-z0-9-]*$/.test(name ?? '') || more.length > 0)
    throw new Error('Name one remote, such as mfe-reports.');
  return name;
};

export const versionNumber = (version) => {
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error('--version must be three numbers, such as 1.2.3.');
  return version;
};

export const percentOf = (text) => {
  const percent = Number(text);
  if (!(Number.isInteger(percent) && percent >= 1 && percent <= 99))
    throw new Error('--percent must be a whole number, 1 to 99.');
  return percent;
};

const wholeNumber = (option, text) => {
  if (text !== undefined && !/^\d+$/.test(text)) throw new Error(`${option} must be a whole number.`);
  return text === undefined ? undefined : Number(text);
};

const sharesOf = (text) => {
  const shares = text.split(',').map(Number);
  const rise = shares.every((share, at) => at === 0 || share > shares[at - 1]);
  if (!(rise && shares.every((share) => Number.isInteger(share) && share >= 1 && share <= 100)))
    throw new Error('--plan must be rising whole numbers, 1 to 100, such as 1,10,50,100.');
  return shares;
};

/**
 * The visitors of a trial: a fixed share, or shares that rise automatically; on request members of staff come first.
 */
export function trialOf(options) {
  const { plan, percent } = options;
  if (plan !== undefined && percent !== undefined) throw new Error('Give --percent or --plan, not both.');
  const minutes = wholeNumber('--minutes', options.minutes);
  const visitors = wholeNumber('--visitors', options.visitors);
  if (plan === undefined && (minutes !== undefined || visitors !== undefined))
    throw new Error('--minutes and --visitors belong to a --plan.');
  return {
    ...(plan === undefined
      ? { canary: percentOf(percent ?? '10') }
      : {
          plan: {
            shares: sharesOf(plan),
            ...(minutes !== undefined && { minutes }),
            ...(visitors !== undefined && { visitors }),
          },
        }),
    ...(options['staff-first'] && { staff_first: true }),
  };
}

export const commitOf = (commit) => {
  if (commit !== undefined && !/^[0-9a-f]{7,64}$/.test(commit))
    throw new Error('--commit must be the hash of a commit, such as 1cdc0fe7.');
  return commit;
};
