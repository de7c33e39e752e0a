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
      const isNative = isBlob && !isModule;
      super(isNative ? url : URL.createObjectURL(new Blob([bootOf(url, isModule)], { type: "text/javascript" })), {
        ...options,
        ...(!isNative && { type: "classic" }),
      });
    }
  };
  Object.defineProperty(window, "SharedWorker", { configurable: true, value: undefined });
}

/** The script of the blob. Modules cannot be workers here, but a classic worker can import one. */
export function bootOf(url: string, isModule: boolean): string {
  return `(() => {
const base = ${JSON.stringify(url)};
const at = (address) => new URL(address, base).href;
const load = importScripts, get = fetch, open = XMLHttpRequest.prototype.open;
self.importScripts = (...addresses) => load.apply(self, addresses.map(at));
self.fetch = (address, options) => get.call(self, address instanceof Request ? address : at(address), options);
XMLHttpRequest.prototype.open = function (method, address, ...more) {
  return open.call(this, method, at(address), ...more);
};
${isModule ? IMPORT : "load.call(self, base);"}
})();`;
}

/** Messages wait until the module has run and listens to them, as they do in a real module worker. */
const IMPORT = `const waiting = [];
const hold = (event) => {
  event.stopImmediatePropagation();
  waiting.push(event);
};
self.addEventListener("message", hold);
import(base).then(() => {
  self.removeEventListener("message", hold);
  for (const { data, ports } of waiting) self.dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
}, (error) => setTimeout(() => { throw error; }));`;
