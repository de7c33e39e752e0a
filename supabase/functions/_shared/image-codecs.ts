import { readFile } from "node:fs/promises";
import startJpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import startWebpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import startWebpEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { Pixels } from "./image-shrink.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Size = { width: number; height: number };
/** Receives the RGBA pixels while they are still in the decoder's memory. */
type OnPixels = (data: Uint8Array) => void;

type JpegDecoder = { decode(bytes: Bytes, turnUpright: boolean): Size };
type WebpDecoder = { decode(bytes: Bytes): Size };
type WebpEncoder = { encode(data: Uint8ClampedArray, width: number, height: number, options: object): Bytes | null };

export async function decodeJpeg(bytes: Bytes, onPixels: OnPixels): Promise<Size> {
  let complaint = "";
  const address = import.meta.resolve("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm");
  const build = await prepare<JpegDecoder>(startJpegDecoder, address, (line) => (complaint ||= line));
  const decoder = await build();
  const size = withoutCopy(onPixels, () => decoder.decode(bytes, false));
  // The decoder fills missing data with grey and only logs it. Stray bytes between segments are common and harmless.
  if (/corrupt|premature/i.test(complaint) && !complaint.includes("extraneous")) throw new Error(complaint);
  return size;
}

export async function decodeWebp(bytes: Bytes, onPixels: OnPixels): Promise<Size> {
  const address = import.meta.resolve("@jsquash/webp/codec/dec/webp_dec.wasm");
  const build = await prepare<WebpDecoder>(startWebpDecoder, address);
  const decoder = await build();
  return withoutCopy(onPixels, () => decoder.decode(bytes));
}

export async function encodeWebp({ data, width, height }: Pixels, quality: number): Promise<Bytes> {
  const address = import.meta.resolve("@jsquash/webp/codec/enc/webp_enc_simd.wasm");
  const build = await prepare<WebpEncoder>(startWebpEncoder, address);
  const bytes = (await build()).encode(data, width, height, { ...defaultOptions, quality });
  if (!bytes) throw new Error("the picture could not be encoded");
  return new Uint8Array(bytes);
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/**
 * The module is compiled once; each picture gets its own instance, because WASM memory never shrinks and a crash
 * corrupts it.
 */
async function prepare<Codec>(
  factory: unknown,
  address: string,
  printErr = (_line: string) => {},
): Promise<() => Promise<Codec>> {
  const module =
    compiled.get(address) ?? readFile(new URL(address)).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  compiled.set(address, module);
  const code = await module;
  const instantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(code, imports);
    done(instance);
    return instance.exports;
  };
  return () => (factory as (options: object) => Promise<Codec>)({ noInitialRun: true, instantiateWasm, printErr });
}

/**
 * A decoder ends with `new ImageData(new Uint8ClampedArray(its pixels), width, height)`, a second copy of up to 64 MB.
 * It looks up both globals when it decodes, so we replace them to read the pixels without the copy.
 */
function withoutCopy(onPixels: OnPixels, decode: () => Size): Size {
  const { Uint8ClampedArray, ImageData } = globalThis;
  const own = {
    Uint8ClampedArray: function (pixels: Uint8Array) {
      Object.assign(globalThis, { Uint8ClampedArray });
      onPixels(pixels);
    },
    ImageData: function (this: Size, _pixels: unknown, width: number, height: number) {
      Object.assign(this, { width, height });
    },
  };
  Object.assign(globalThis, own);
  try {
    return decode();
  } finally {
    Object.assign(globalThis, { Uint8ClampedArray, ImageData });
  }
}
