import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond, send } from "./testing/pond-gateway.ts";

const word = fc.string({ unit: fc.constantFrom(...Array.from("abcZ9 ,\"\\{}'é")), maxLength: 5 });
const bits = (length: number) => fc.string({ unit: fc.constantFrom("0", "1"), minLength: length, maxLength: length });
const decimal = fc.integer({ min: -99_999, max: 99_999 }).map((number) => number / 1000);
const moment = fc.constantFrom("2024-02-29T12:34:56.789", "1999-12-31T23:59:59.5", "2030-01-01T00:00:00");

/** Types that take a length or precision, and some that do not. */
const ELEMENTS: Record<string, fc.Arbitrary<unknown>> = {
  "char(5)": word,
  bpchar: word,
  "varchar(5)": word,
  text: word,
  "bit(3)": bits(3),
  "varbit(4)": fc.nat({ max: 4 }).chain(bits),
  "numeric(7,2)": decimal,
  numeric: decimal,
  "timestamp(1)": moment,
  "timestamptz(0)": moment.map((time) => `${time}Z`),
  "time(0)": fc.constantFrom("12:34:56.789", "00:00:00.4"),
  "interval(0)": fc.constantFrom("1 day 2.6 seconds", "-3 hours"),
  int8: fc.integer(),
  bool: fc.boolean(),
  "public.code": word,
  "public.mask": bits(3),
  "public.price": decimal,
  "public.duck_status": fc.constantFrom("afloat", "ashore"),
};

/** Domains over arrays, which have no array type of their own in this list. */
const LISTS: Record<string, string> = {
  "public.codes": "char(5)",
  "public.masks": "bit(3)",
  "public.prices": "numeric",
};

type Case = { name: string; type: string; value: fc.Arbitrary<unknown> };
const listOf = (element: fc.Arbitrary<unknown>) => fc.array(fc.option(element, { freq: 5 }), { maxLength: 4 });
const CASES: Case[] = [
  ...Object.entries(ELEMENTS).map(([type, value]) => ({ type, value })),
  ...Object.entries(ELEMENTS).map(([type, value]) => ({ type: `${type}[]`, value: listOf(value) })),
  ...Object.entries(LISTS).map(([type, element]) => ({ type, value: listOf(ELEMENTS[element]!) })),
].map((item, index) => ({ ...item, name: `kept_${index}` }));

/** A table for each type, and a function that stores its argument in it. */
const SQL = [
  `create domain public.code as char(5);
   create domain public.mask as bit(3);
   create domain public.price as numeric(7, 2);
   create domain public.codes as char(5)[];
   create domain public.masks as bit(3)[];
   create domain public.prices as numeric(7, 2)[];
   create function public.join_codes(variadic codes char(5)[]) returns text language sql immutable as
     $$ select string_agg(code, '|') from unnest(codes) code $$;`,
  ...CASES.map(
    ({ name, type }) => `
      create table public.${name} (v ${type});
      create function public.keep_${name}(v ${type}) returns public.${name} language sql as
        $$ insert into public.${name} values (v) returning * $$;
      grant select, insert on public.${name} to anon;`,
  ),
  "grant execute on all functions in schema public to anon;",
].join("\n");

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPond();
  await gateway.db.script(SQL);
});
afterAll(() => gateway.close());

/** Writes a value as an argument in a URL. */
function literalOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => (item === null ? "null" : `"${String(item).replace(/["\\]/g, "\\$&")}"`));
  return `{${items.join(",")}}`;
}

describe("an argument of a function", () => {
  test.each(CASES)("of type $type is stored like an insert of the same value", async ({ name, value }) => {
    const rest = clientOf(gateway);
    await fc.assert(
      fc.asyncProperty(value, async (v) => {
        const inserted = await rest.from(name).insert({ v }).select("v").single();
        expect(inserted.error).toBeNull();
        const called = await rest.rpc(`keep_${name}`, { v });
        expect([called.error, called.data]).toEqual([null, inserted.data]);
      }),
      { numRuns: 8 },
    );
  });

  test("keeps its length when it is in the URL", async () => {
    await gateway.db.script(`
      create function public.tell_codes(v char(5)[]) returns text language sql immutable as $$ select v::text $$;
      create function public.tell_masks(v bit(3)[]) returns text language sql immutable as $$ select v::text $$;
      create function public.tell_code(v char(5)) returns text language sql immutable as $$ select v::text $$;
      grant execute on all functions in schema public to anon;
      notify pgrst, 'reload schema';`);
    const tell = async (path: string) => (await send(gateway, `/rpc/${path}`)).json();
    // Without a superuser nothing notices the new functions but the notification, which arrives a little later.
    const codes = `tell_codes?v=${encodeURIComponent(literalOf(["ab", "cde"]))}`;
    await expect.poll(() => tell(codes), { timeout: 60_000 }).toBe("{ab,cde}");
    expect(await tell(`tell_masks?v=${encodeURIComponent(literalOf(["101", "110"]))}`)).toBe("{101,110}");
    expect(await tell("tell_code?v=abc")).toBe("abc");
    expect(await tell("join_codes?codes=ab&codes=cde")).toBe("ab|cde");
  });
});

test("a cast to bpchar keeps the whole text", async () => {
  const response = await send(gateway, "/ponds?select=name::bpchar&id=eq.1");
  expect(await response.json()).toEqual([{ name: "Mill" }]);
});
