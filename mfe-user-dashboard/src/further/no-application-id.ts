/** The server accepted an application without returning its id. */
export class NoApplicationId extends Error {}
