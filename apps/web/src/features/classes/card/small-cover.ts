/**
 * The WebP thumbnail of one of our SVG covers (`npm run covers`): without a GPU a browser redraws an SVG whenever
 * anything around it changes.
 */
export function smallCover(icon: string): string {
  return icon.replace(/^(\/covers\/[\w-]+)\.svg$/, "$1.webp");
}
