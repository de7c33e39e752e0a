/** Why passkeys and security keys do not work in this browser at this address; null if they do. */
export function keysUnavailableReason(): string | null {
  if (!isSecureContext) return "need an https address, and this page has none";
  if (!("PublicKeyCredential" in window)) return "are not supported by this browser";
  // WebAuthn needs a domain name: browsers allow localhost but not 127.0.0.1.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "need an address with a name, and this one is a number";
  return null;
}
