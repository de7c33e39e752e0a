type PlanOption = "analyze" | "verbose" | "settings" | "buffers" | "wal";

/** The media types of an answer. */
export type Media =
  | { kind: "json" | "object"; stripNulls: boolean }
  | { kind: "csv" | "geojson" | "octets" | "text" | "xml" | "openapi" }
  | { kind: "plan"; format: "json" | "text"; options: PlanOption[]; of: Media }
  | { kind: "other"; name: string };

const JSON_MEDIA: Media = { kind: "json", stripNulls: false };
const PLAN_OPTIONS: PlanOption[] = ["analyze", "verbose", "settings", "buffers", "wal"];

const SIMPLE: Record<string, Media> = {
  "*/*": JSON_MEDIA,
  "application/*": JSON_MEDIA,
  "application/json": JSON_MEDIA,
  "text/csv": { kind: "csv" },
  "text/plain": { kind: "text" },
  "text/xml": { kind: "xml" },
  "application/geo+json": { kind: "geojson" },
  "application/openapi+json": { kind: "openapi" },
  "application/octet-stream": { kind: "octets" },
};

/** Parses the Accept header, best first. */
export function parseAccept(header: string | undefined): Media[] {
  if (header === undefined || header === "*/*" || header === "application/json") return [JSON_MEDIA];
  const choices = header.split(",").map((choice, index) => {
    const parts = choice.split(";").map((part) => part.trim());
    const quality = Number(parts.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
    return { media: parseMedia(parts.filter((part) => !part.startsWith("q="))), quality, index };
  });
  return choices.toSorted((a, b) => b.quality - a.quality || a.index - b.index).map(({ media }) => media);
}

function parseMedia([name = "", ...parameters]: string[]): Media {
  const key = name.toLowerCase();
  if (Object.hasOwn(SIMPLE, key)) return SIMPLE[key]!;
  const stripNulls = parameters.includes("nulls=stripped");
  if (/^application\/vnd\.pgrst\.object(\+json)?$/.test(key)) return { kind: "object", stripNulls };
  if (/^application\/vnd\.pgrst\.array(\+json)?$/.test(key)) return { kind: "json", stripNulls };
  const plan = /^application\/vnd\.pgrst\.plan(?:\+(json|text))?$/.exec(key);
  if (!plan) return { kind: "other", name };

  const asked =
    parameters
      .find((part) => part.startsWith("options="))
      ?.slice(8)
      .split("|") ?? [];
  const of = parameters
    .find((part) => part.startsWith("for="))
    ?.slice(4)
    .replaceAll('"', "");
  return {
    kind: "plan",
    format: plan[1] === "json" ? "json" : "text",
    options: PLAN_OPTIONS.filter((option) => asked.includes(option)),
    of: of === undefined ? JSON_MEDIA : parseMedia(of.split(";").map((part) => part.trim())),
  };
}

/** The name for Content-Type and errors. */
export function mediaName(media: Media): string {
  switch (media.kind) {
    case "json":
      return media.stripNulls ? "application/vnd.pgrst.array+json;nulls=stripped" : "application/json";
    case "object":
      return `application/vnd.pgrst.object+json${media.stripNulls ? ";nulls=stripped" : ""}`;
    case "plan": {
      const options = media.options.length > 0 ? `; options=${media.options.join("|")}` : "";
      return `application/vnd.pgrst.plan+${media.format}; for="${mediaName(media.of)}"${options}`;
    }
    case "other":
      return media.name;
    default:
      return Object.keys(SIMPLE).find((name) => SIMPLE[name]!.kind === media.kind)!;
  }
}
