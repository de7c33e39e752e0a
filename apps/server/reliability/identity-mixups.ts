import { randomUUID } from "node:crypto";

export const SECRETS_SQL = `
  create table public.secrets (id bigint generated always as identity primary key, owner uuid not null default auth.uid(), word text not null);
  alter table public.secrets enable row level security;
  create policy "people see their own" on public.secrets for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  grant select, insert on public.secrets to authenticated;
  create function public.who_am_i() returns uuid language sql stable as $$ select auth.uid() $$;
  grant execute on function public.who_am_i() to anon, authenticated;`;

/** A way to send requests as different people. Null is a visitor. */
export type RequestSender = {
  write(person: string, word: string): Promise<void>;
  /** The words that a person sees. Visitors must be refused. */
  read(person: string | null): Promise<string[] | "refused">;
  whoAmI(person: string | null): Promise<string | null>;
};

/** Responses with another person's data, and failed requests. */
type MixupReport = { requests: number; mixups: number; failed: number };

/** Sends mixed requests of many people at once. */
export async function countMixups(road: RequestSender, { people = 60, requests = 500 } = {}): Promise<MixupReport> {
  const ids = Array.from({ length: people }, () => randomUUID());
  const report = { requests, mixups: 0, failed: 0 };

  const isMine = async (i: number): Promise<boolean> => {
    const me = ids[i % people]!;
    switch (i % 5) {
      case 0:
        await road.write(me, `${me} ${i}`);
        return true;
      case 1: {
        const words = await road.read(me);
        return words !== "refused" && words.every((word) => word.startsWith(me));
      }
      case 2:
        return (await road.read(null)) === "refused";
      case 3:
        return (await road.whoAmI(null)) === null;
      default:
        return (await road.whoAmI(me)) === me;
    }
  };
  const ask = (i: number) =>
    isMine(i).then(
      (isRight) => void (report.mixups += isRight ? 0 : 1),
      () => void (report.failed += 1),
    );
  await Promise.all(Array.from({ length: requests }, (_, i) => ask(i)));
  return report;
}
