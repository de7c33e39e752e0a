import { generateKeyPairSync, randomBytes } from "node:crypto";
import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { printTable, printTime } from "#plain-text.ts";

type SigningKey = { kid: string; created_at: string; retired_at: string | null };

export const keysCommand: Command = {
  what: "the keys that sign access tokens",
  actions: {
    list: defineAction({
      what: "every key, the signing key first",
      run: async (_, context) => {
        const keys = await listKeys(context);
        const rows = keys.map((each, place) => [
          each.kid,
          place === 0 ? "signs" : "checks",
          printTime(each.created_at),
          printTime(each.retired_at),
        ]);
        return {
          data: keys,
          text:
            keys.length === 0
              ? "There are no keys yet. The first npm start makes one."
              : printTable(["KEY", "", "SINCE", "RETIRED"], rows),
        };
      },
    }),
    rotate: defineAction({
      what: "make a new signing key; tokens signed with the old one stay valid until they expire",
      run: async (_, context) => {
        const kid = randomBytes(8).toString("hex");
        const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
        const jwk = { ...privateKey.export({ format: "jwk" }), kid, alg: "ES256" };
        await logged(context, null).query(`select gateway.add_signing_key($1, $2::jsonb)`, [kid, JSON.stringify(jwk)]);
        return {
          data: { kid },
          text: `${kid} is the signing key now. Players stay signed in, and a running site needs no restart.`,
        };
      },
    }),
  },
  note: "Private keys never leave the database. A retired key is deleted after two days.",
};

const listKeys = (context: CommandContext): Promise<SigningKey[]> =>
  queryRows<SigningKey>(
    context,
    `select kid, created_at, retired_at from gateway.signing_keys order by created_at desc`,
  );
