export { networkOf } from './network-of';
export { isInNetwork, isLoopbackAddress, isNetwork, isPublicAddress } from './public-address';
