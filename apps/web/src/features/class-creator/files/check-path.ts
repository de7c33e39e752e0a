import { MAX_PATH_DEPTH, MAX_PATH_LENGTH } from "./file-limits.ts";

/** Files that no player needs. They are left out without a complaint. */
export type Dropped = "source maps" | "files of the system" | "files of git";

const SEGMENT = /^[A-Za-z0-9 _.()@+-]+$/;
const PACKED = /\.(br|gz)$/;
const ALLOWED = new Set(
  `html htm js mjs css json txt xml csv atlas fnt tmx tsx md wasm pck data bin unityweb dat mem
   png jpg jpeg gif webp avif svg ico mp3 ogg oga opus m4a wav webm mp4 woff woff2 ttf otf
   glb gltf ktx2 basis dds`.split(/\s+/),
);
const PROGRAMS = new Set("exe dll so dylib bat cmd com sh ps1 apk jar msi dmg php py rb".split(" "));
const ARCHIVES = new Set("zip rar 7z tar tgz".split(" "));
/** Formats that browsers cannot use, with what to do instead. */
const INSTEAD: Record<string, string> = {
  swf: "is a Flash film, and no browser plays it. Export the game for HTML5.",
  psd: "is a drawing file. Save the picture as .png or .webp.",
  xcf: "is a drawing file. Save the picture as .png or .webp.",
  aseprite: "is a drawing file. Save the picture as .png.",
  bmp: "is a picture that browsers do not compress. Save it as .png.",
  tiff: "is a picture that browsers do not show. Save it as .png.",
  flac: "is a sound that is larger than it has to be. Save it as .ogg.",
  aiff: "is a sound that browsers do not play. Save it as .ogg.",
};

export function droppedAs(path: string): Dropped | null {
  const segments = path.split("/");
  if (segments.includes(".git")) return "files of git";
  const name = segments.at(-1)!.toLowerCase();
  if (segments.includes("__MACOSX") || [".ds_store", "thumbs.db", "desktop.ini"].includes(name))
    return "files of the system";
  return name.endsWith(".map") ? "source maps" : null;
}

/** Why a file cannot be part of a game, as the end of a sentence that begins with its path; null if it can. */
export function pathProblem(path: string): string | null {
  if (path.includes("\\") || path.startsWith("/") || /^[A-Za-z]:/.test(path))
    return "has an address of one computer. Pack the folder again, with paths inside of it only.";
  const segments = path.split("/");
  if (segments.includes("..") || segments.includes(".") || segments.includes(""))
    return "leads out of the folder. Pack the folder again.";
  if (path.length > MAX_PATH_LENGTH) return `has a path of ${path.length} characters; ${MAX_PATH_LENGTH} fit.`;
  if (segments.length > MAX_PATH_DEPTH)
    return `is in a folder ${segments.length - 1} levels deep; ${MAX_PATH_DEPTH - 1} are the limit.`;
  const strange = segments.find((segment) => !SEGMENT.test(segment));
  if (strange !== undefined)
    return "has a character that not every browser asks for the same way. Use letters, digits and . _ - ( ) @ +.";
  if (segments.some((segment) => segment.startsWith(".")))
    return "is a hidden file. Take it out, or name it without the dot.";
  return typeProblem(segments.at(-1)!.toLowerCase());
}

function typeProblem(name: string): string | null {
  const type = extensionOf(name.replace(PACKED, ""));
  if (type === "") return "has no ending, so no browser knows what it is.";
  if (ALLOWED.has(type)) return null;
  if (PROGRAMS.has(type)) return "is a program, and programs are refused. Take it out and drop the folder again.";
  if (ARCHIVES.has(type)) return "is an archive inside the folder. Unpack it there.";
  return INSTEAD[type] ?? `ends with .${type}, which games here may not have. Take it out.`;
}

function extensionOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at < 1 ? "" : name.slice(at + 1);
}
