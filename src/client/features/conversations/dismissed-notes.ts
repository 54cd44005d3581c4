const storageKey = 'heartwood.dismissed-check-ins';
/** The newest so many are kept: an older reply is rarely seen again. */
const kept = 200;

function list(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Of which replies the line of care was put away on this device, by the message's id. */
export const dismissedNotes = {
  has: (messageId: string) => list().includes(messageId),
  add(messageId: string): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify([messageId, ...list()].slice(0, kept)));
    } catch {
      // Without storage it is put away until the page is closed.
    }
  },
};
