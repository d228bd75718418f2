/** The longest texts that a device may send about itself when it subscribes to notifications. */
export const longestUserAgent = 512;
export const longestPlatform = 64;
