export const shareTargets = ['x', 'facebook', 'whatsapp'] as const;

export type ShareTarget = (typeof shareTargets)[number];

/**
 * The address that opens a share target with the words filled in. `host` is the public address of the
 * product. Spaces are written %20, since WhatsApp shows a `+` as it is.
 */
export function shareAddress(target: ShareTarget, message: string, host: string): string {
  const text = encodeURIComponent(message);
  const url = encodeURIComponent(host);
  switch (target) {
    case 'x':
      return `https://x.com/intent/post?text=${text}&url=${url}`;
    case 'facebook':
      // Facebook takes the address only; the words come from the page it finds there.
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}%20${url}`;
  }
}

/** What copy-link hands over. */
export function shareText(message: string, host: string): string {
  return `${message} ${host}`;
}
