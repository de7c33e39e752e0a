import type { SettingReaders } from "./setting-readers.ts";

/** Settings of the pages, by host, and their links. */
export type SiteSettings = {
  /** External links, by the rest of their setting's name: LINK_MAIN is `main`. */
  links: Record<string, string>;
  /** Other addresses of this site (mirrors). */
  mirrors: string[];
  /** The time service of the pages, if not our own function. Every browser calls it, so it may hold no secret. */
  timeServiceUrl: string | null;
  /** The host that shows the redesign, to `share` percent of its visitors. */
  experiment: { host: string; share: number } | null;
  /** The class whose page is the home page, by host, and on every other host. */
  hostClasses: Record<string, string>;
  homeClass: string | null;
};

const HOST_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;

export function readSiteSettings({ env, problems, text, whole, url, list }: SettingReaders): SiteSettings {
  const hostName = (setting: string, given: string) => {
    const host = given.toLowerCase();
    if (HOST_NAME.test(host)) return host;
    problems.push(`${setting} must name a host, such as quack.school.example, but it contains "${given}".`);
    return null;
  };
  const experimentHost = text("EXPERIMENT_HOST");
  const experimentOn = experimentHost === null ? null : hostName("EXPERIMENT_HOST", experimentHost);
  const share = whole("EXPERIMENT_SHARE", 50, 0, 100);
  return {
    links: Object.fromEntries(
      Object.keys(env)
        .filter((name) => name.startsWith("LINK_"))
        .toSorted()
        .flatMap((name) => {
          const given = url(name, ["http:", "https:"]);
          return given === null ? [] : [[name.slice("LINK_".length).toLowerCase(), given]];
        }),
    ),
    mirrors: list("MIRRORS").flatMap((each) => {
      if (URL.canParse(each) && /^https?:/.test(each)) return [new URL(each).origin];
      problems.push(`MIRRORS must be a list of addresses, but it contains "${each}".`);
      return [];
    }),
    timeServiceUrl: url("TIME_SERVICE_URL", ["http:", "https:"]),
    experiment: experimentOn === null ? null : { host: experimentOn, share },
    hostClasses: Object.fromEntries(
      list("HOST_CLASSES").flatMap((each) => {
        const [given = "", title = ""] = each.split("=").map((part) => part.trim());
        if (title === "") {
          problems.push(`HOST_CLASSES must be a list of host=title, but it contains "${each}".`);
          return [];
        }
        const host = hostName("HOST_CLASSES", given);
        return host === null ? [] : [[host, classId(title)]];
      }),
    ),
    homeClass: text("HOME_CLASS") && classId(text("HOME_CLASS")!),
  };
}

// A class is named by its title in any spelling: "Drift Belt" is drift-belt.
const classId = (title: string) => title.toLowerCase().replace(/\s+/g, "-");
