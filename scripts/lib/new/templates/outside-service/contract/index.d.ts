/* Written by `npm run contract`. */
/** The version of this contract, as package.json has it: an addition raises the second number. */
export declare const CONTRACT_VERSION: string;
