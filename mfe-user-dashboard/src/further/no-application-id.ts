/** The server took an application and did not name it. */
export class NoApplicationId extends Error {}
