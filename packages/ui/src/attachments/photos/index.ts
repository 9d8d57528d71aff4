export { PhotosButton, type PhotosButtonProps } from './photos-button';
