export { mountToaster, type Toaster, type ToastOptions } from './toaster';
