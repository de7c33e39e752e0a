import { readSettings } from "#settings/config.ts";
import type { SettingUse } from "#settings/setting-readers.ts";

/** Where the generated part of docs/SETTINGS.md begins. */
const HEADING = "## Every setting in the environment";

type Group = { settings: { name: string; example: string }[]; text: string[] };

/** docs/SETTINGS.md with its last section written again: the texts of .env.example, the limits from the code. */
export function printSettings(document: string, example: string): string {
  const uses = new Map(readSettings({}).uses.map((use) => [use.name, use]));
  const lines = [
    HEADING,
    "",
    "Written by `npm run db:types` from `.env.example` and the code. A test fails when it is out of date.",
    ...readSections(example).flatMap(({ title, groups }) => [
      "",
      `### ${title}`,
      "",
      ...groups.map((group) => printGroup(group, uses)),
    ]),
  ];
  return `${document.split(HEADING)[0]!.trimEnd()}\n\n${lines.join("\n")}\n`;
}

function readSections(example: string): { title: string; groups: Group[] }[] {
  return example
    .split(/^# --- /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return { title: heading.replace(/ -+$/, ""), groups: readGroups(lines) };
    });
}

/** A comment and the settings below it. A comment without settings is about the next ones. */
function readGroups(lines: string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const [, name, example] = /^#([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    const last = groups.at(-1);
    const isNew = !last || (name === undefined && last.settings.length > 0);
    if (line.trim() === "") continue;
    const group = isNew ? { settings: [], text: [] } : last;
    if (isNew) groups.push(group);
    if (name === undefined) group.text.push(line.replace(/^# ?/, ""));
    else group.settings.push({ name, example: example! });
  }
  return groups;
}

function printGroup({ settings, text }: Group, uses: Map<string, SettingUse>): string {
  const names = settings.map(({ name, example }) => {
    const use = uses.get(name);
    const facts = [
      use?.allowed,
      use?.fallback ? `default ${code(use.fallback)}` : example && `such as ${code(example)}`,
    ];
    const known = facts.filter(Boolean).join(", ");
    return code(name) + (known ? ` (${known})` : "");
  });
  return `- ${[names.join(", "), text.join(" ")].filter(Boolean).join(": ")}`;
}

const code = (text: string) => `\`${text}\``;
