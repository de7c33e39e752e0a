/**
 * WebRTC ignores the content security policy, so its constructors go; and so do child frames, which would bring their
 * own. A game can undo this, so only the review keeps such games out.
 */
export function removePeers(): void {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "RTCDataChannel", "RTCIceTransport"])
    Object.defineProperty(window, name, { configurable: false, value: undefined });
  for (const name of ["contentWindow", "contentDocument"])
    Object.defineProperty(HTMLIFrameElement.prototype, name, { configurable: false, get: () => null });
  const isFrame = (node: Node): node is Element => /^(IFRAME|FRAME|OBJECT|EMBED)$/.test(node.nodeName);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (isFrame(node)) node.remove();
        else if (node instanceof Element)
          for (const frame of node.querySelectorAll("iframe,frame,object,embed")) frame.remove();
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
