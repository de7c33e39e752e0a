/** Why passkeys and security keys cannot be used in this browser, on this address; null when they can. */
export function whyNoKeys(): string | null {
  if (!isSecureContext) return "need an https address, and this page has none";
  if (!("PublicKeyCredential" in window)) return "need a browser that knows them, and this one does not";
  // A browser takes no key for 127.0.0.1, although it does for localhost.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "need an address with a name, and this one is a number";
  return null;
}
