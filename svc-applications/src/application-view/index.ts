/** Everything that other modules may use from this one. */
export { presentListedEntry } from './audit/presenter';
export { listedEntry } from './audit/routes';
export { progressOfAll } from './progress/progress';
export {
  besideStatus,
  fullReview,
  ownerAbilitiesAnswer,
  storedAnswer,
  storedListAnswer,
} from './reading/answers';
export { presentFullReview, presentStored } from './reading/presenter';
export { reviewFor } from './reading/read';
