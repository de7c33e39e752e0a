/**
 * A frame without an origin cannot start a worker from an address. From a blob it can, and the blob loads the script;
 * relative addresses in the worker are resolved against that script.
 */
export function startBlobWorkers(): void {
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      const url = new URL(address, document.baseURI).href;
      const isBlob = /^(blob|data):/.test(url);
      super(isBlob ? url : URL.createObjectURL(new Blob([bootOf(url)], { type: "text/javascript" })), {
        ...options,
        ...(!isBlob && { type: "classic" }),
      });
    }
  };
  Object.defineProperty(window, "SharedWorker", { configurable: true, value: undefined });
}

function bootOf(url: string): string {
  return `(() => {
const base = ${JSON.stringify(url)};
const at = (address) => new URL(address, base).href;
const load = importScripts, get = fetch, open = XMLHttpRequest.prototype.open;
self.importScripts = (...addresses) => load.apply(self, addresses.map(at));
self.fetch = (address, options) => get.call(self, address instanceof Request ? address : at(address), options);
XMLHttpRequest.prototype.open = function (method, address, ...more) {
  return open.call(this, method, at(address), ...more);
};
load.call(self, base);
})();`;
}
