import { deviceStorage } from "#lib/device/device-storage.ts";

/** Whether the browser can do something here. A probe that throws counts as no. */
type Probe = () => boolean | Promise<boolean>;

const MARK = "iframe-check";
const WORKER = "/iframe-check-worker.js";

export const canStoreData: Probe = () => !deviceStorage.isDenied();

export const canSetCookies: Probe = () => {
  // Third-party cookies need `SameSite=None; Secure`, which works only over https.
  const rules = location.protocol === "https:" ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax";
  const setCookie = (seconds: number) =>
    (document.cookie = `${MARK}=quack; Path=${location.pathname}; Max-Age=${seconds}; ${rules}`);
  setCookie(60);
  const isKept = document.cookie.includes(`${MARK}=quack`);
  setCookie(0);
  return isKept;
};

export const canFillScreen: Probe = () => document.fullscreenEnabled;

/**
 * A sandbox without the permission throws a SecurityError. Any other error means a missing user gesture, which a game
 * will have.
 */
export const canLockPointer: Probe = async () => {
  if (!("requestPointerLock" in document.documentElement)) return false;
  try {
    await document.documentElement.requestPointerLock();
    document.exitPointerLock();
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === "SecurityError");
  }
};

export const canReadGamepads: Probe = () => {
  if (!("getGamepads" in navigator)) return false;
  navigator.getGamepads();
  return true;
};

/** Renders a few samples offline: without a user gesture no browser plays sound. */
export const canPlaySound: Probe = async () => {
  const audio = new OfflineAudioContext(1, 128, 44_100);
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  const rendered = await audio.startRendering();
  return rendered.getChannelData(0).some((sample) => sample !== 0);
};

type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let workerAddress: string | undefined;

export const canRunWorkers: Probe = () =>
  new Promise((resolve, reject) => {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
    const rules = { createScriptURL: () => WORKER };
    workerAddress ??= trustedTypes?.createPolicy("quack-check", rules).createScriptURL(WORKER) ?? WORKER;
    const worker = new Worker(workerAddress);
    const settle = (isAlive: boolean) => {
      worker.terminate();
      resolve(isAlive);
    };
    worker.addEventListener("message", () => settle(true));
    worker.addEventListener("error", () => settle(false));
    worker.addEventListener("messageerror", reject);
  });

export const canUseWebGl: Probe = () => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  // Browsers limit the number of WebGL contexts per page.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
};
