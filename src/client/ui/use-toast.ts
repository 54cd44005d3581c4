import { toastStore } from './toast-store.ts';

/** `toast({ title, description?, action?, variant? })` shows one; `dismiss()` closes the one shown. */
export function useToast() {
  return { toast: toastStore.show, dismiss: toastStore.dismiss };
}
