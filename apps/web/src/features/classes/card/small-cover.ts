/**
 * The picture for a small place. Without a graphics card a browser draws an SVG again whenever anything around it
 * changes, so our own covers have a WebP beside them (`npm run covers`).
 */
export function smallCover(icon: string): string {
  return icon.replace(/^(\/covers\/[\w-]+)\.svg$/, "$1.webp");
}
