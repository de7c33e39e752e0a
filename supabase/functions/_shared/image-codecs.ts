import { readFile } from "node:fs/promises";
import startJpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import startWebpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import startWebpEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { Pixels } from "./image-shrink.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type JpegDecoder = { decode(bytes: Bytes, turnUpright: boolean): Pixels };
type WebpDecoder = { decode(bytes: Bytes): Pixels };
type WebpEncoder = { encode(data: Uint8ClampedArray, width: number, height: number, options: object): Bytes | null };

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Compiled once; an instance serves one picture, because its memory never shrinks and a crash leaves it in pieces. */
async function start<Codec>(factory: unknown, address: string): Promise<Codec> {
  const module = compiled.get(address) ?? readFile(new URL(address)).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(address, module);
  const code = await module;
  const instantiateWasm = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(code, imports);
    done(instance);
    return instance.exports;
  };
  return (factory as (options: object) => Promise<Codec>)({ noInitialRun: true, instantiateWasm });
}

export async function decodeJpeg(bytes: Bytes): Promise<Pixels> {
  const address = import.meta.resolve("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm");
  return (await start<JpegDecoder>(startJpegDecoder, address)).decode(bytes, false);
}

export async function decodeWebp(bytes: Bytes): Promise<Pixels> {
  const address = import.meta.resolve("@jsquash/webp/codec/dec/webp_dec.wasm");
  return (await start<WebpDecoder>(startWebpDecoder, address)).decode(bytes);
}

export async function encodeWebp({ data, width, height }: Pixels, quality: number): Promise<Bytes> {
  const address = import.meta.resolve("@jsquash/webp/codec/enc/webp_enc_simd.wasm");
  const { encode } = await start<WebpEncoder>(startWebpEncoder, address);
  const bytes = encode(data, width, height, { ...defaultOptions, quality });
  if (!bytes) throw new Error("the picture could not be encoded");
  return new Uint8Array(bytes);
}
