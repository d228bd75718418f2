export const shareTargets = ['x', 'facebook', 'whatsapp'] as const;

export type ShareTarget = (typeof shareTargets)[number];

/**
 * The address that opens a share target with the text filled in. `host` is the public address of the product. Spaces
 * are written %20, because WhatsApp shows a `+` as it is.
 */
export function shareAddress(target: ShareTarget, message: string, host: string): string {
  const text = encodeURIComponent(message);
  const url = encodeURIComponent(host);
  switch (target) {
    case 'x':
      return `https://x.com/intent/post?text=${text}&url=${url}`;
    case 'facebook':
      // Facebook accepts the address only; the text comes from the page at that address.
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${text}%20${url}`;
  }
}

/** The text that copy-link copies. */
export function shareText(message: string, host: string): string {
  return `${message} ${host}`;
}
