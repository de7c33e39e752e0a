const ORIENTATION_TAG = 0x0112;

/** Reads the EXIF orientation from a JPEG's APP1 segment. */
export function readOrientation(segment: Uint8Array): number | undefined {
  if (segment.length < 20 || String.fromCharCode(...segment.subarray(0, 6)) !== "Exif\0\0") return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(first, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
