/**
 * A frame without an origin cannot start a worker from an address. From a blob it can, and the blob loads the script;
 * relative addresses in the worker are resolved against that script.
 */
export function startBlobWorkers(): void {
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      const url = new URL(address, document.baseURI).href;
      const isModule = options?.type === "module";
      const isBlob = /^(blob|data):/.test(url);
      if (isBlob && !isModule) {
        super(url, options);
        return;
      }
      // Modules cannot be workers here, but a classic worker can import one.
      const load = isModule ? importing(isBlob ? ownBlob(readNow(url)) : "base") : "load.call(self, base);";
      super(blobUrl(bootOf(url, load)), { ...options, type: "classic" });
    }
  };
  Object.defineProperty(window, "SharedWorker", { configurable: true, value: undefined });
}

const blobUrl = (code: string) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

/** The text behind a blob's address, at once: games free the address after they have started the worker. */
function readNow(url: string): string {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.send();
  return request.responseText;
}

/** A worker imports blobs that it has made itself, and none of the page. */
const ownBlob = (code: string) =>
  `URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: "text/javascript" }))`;

function bootOf(url: string, load: string): string {
  return `(() => {
const base = ${JSON.stringify(url)};
const at = (address) => new URL(address, base).href;
const load = importScripts, get = fetch, open = XMLHttpRequest.prototype.open;
self.importScripts = (...addresses) => load.apply(self, addresses.map(at));
self.fetch = (address, options) => get.call(self, address instanceof Request ? address : at(address), options);
XMLHttpRequest.prototype.open = function (method, address, ...more) {
  return open.call(this, method, at(address), ...more);
};
${load}
})();`;
}

/** Messages wait until the module has run and listens to them, as they do in a real module worker. */
const importing = (address: string) => `const waiting = [];
const hold = (event) => {
  event.stopImmediatePropagation();
  waiting.push(event);
};
self.addEventListener("message", hold);
import(${address}).then(() => {
  self.removeEventListener("message", hold);
  for (const { data, ports } of waiting) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}, (error) => setTimeout(() => { throw error; }));`;
