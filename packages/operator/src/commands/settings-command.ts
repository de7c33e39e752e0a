import { defineAction, type Command } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { printTable, printTime } from "#plain-text.ts";

type Setting = {
  name: string;
  value: string;
  default_value: string;
  allowed: string;
  description: string;
  changed_at: string | null;
};
type Change = { name: string; old_value: string; new_value: string; changed_by: string; changed_at: string };
type Outcome = { name: string; was: string; value: string; is_changed: boolean };

export const setCommand: Command = {
  what: "change a setting of the site; it applies from the next request, in every process",
  actions: {
    "": defineAction({
      what: "set a value; the log keeps who changed it, when, and the old and new values",
      args: ["name", "value"],
      run: async ({ name, value }, context) => {
        const [row] = await queryRows<{ outcome: Outcome }>(
          context,
          `select private.set_setting($1, $2, $3) as outcome`,
          name,
          value,
          context.operator,
        );
        const { outcome } = row!;
        return {
          data: outcome,
          text: outcome.is_changed
            ? `${outcome.name}: ${outcome.was} → ${outcome.value}`
            : `${outcome.name} is already ${outcome.value}.`,
        };
      },
    }),
  },
  note: "npm run quack -- settings lists the names, their values and what is allowed.",
};

export const settingsCommand: Command = {
  what: "settings of the site that rules depend on",
  actions: {
    "": defineAction({
      what: "every setting: value, default, allowed values, meaning and last change",
      takes: { history: { what: "list every change instead, newest first" } },
      run: async ({ history }, context) => (history === undefined ? listSettings(context) : listChanges(context)),
    }),
  },
  note: "npm run quack -- set <name> <value> changes one. Environment variables are for one process only.",
};

async function listSettings(context: Parameters<typeof queryRows>[0]) {
  const settings = await queryRows<Setting>(
    context,
    `select s.name, coalesce(s.value, s.default_value) as value, s.default_value, private.allowed_text(s) as allowed,
       s.description, s.changed_at
     from private.site_settings s order by s.name`,
  );
  const rows = settings.map((each) => [
    each.name,
    each.value,
    each.default_value,
    each.allowed,
    printTime(each.changed_at) || "never",
    each.description,
  ]);
  return {
    data: settings,
    text: printTable(["NAME", "VALUE", "DEFAULT", "ALLOWED", "CHANGED", "MEANING"], rows),
  };
}

async function listChanges(context: Parameters<typeof queryRows>[0]) {
  const changes = await queryRows<Change>(
    context,
    `select name, old_value, new_value, changed_by, changed_at from private.site_setting_changes order by id desc`,
  );
  const rows = changes.map((each) => [
    printTime(each.changed_at),
    each.name,
    each.old_value,
    each.new_value,
    each.changed_by,
  ]);
  return {
    data: changes,
    text:
      changes.length === 0 ? "No setting has been changed." : printTable(["WHEN", "NAME", "FROM", "TO", "BY"], rows),
  };
}
