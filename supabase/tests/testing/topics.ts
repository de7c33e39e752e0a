import type { RulesSite } from "./rules-site.ts";

type Listener = { id: string; aal?: string };

/** Every message that the database has sent on a topic, in order: its event and its payload without the id. */
export async function messagesOn(site: RulesSite, topic: string): Promise<[string, unknown][]> {
  const rows = await site.sql(
    `select event, payload - 'id' from realtime.messages where topic = $1 and event is not null order by seq`,
    topic,
  );
  return rows.map(([event, payload]) => [event!, JSON.parse(payload!) as unknown]);
}

/**
 * The rights that row security gives somebody on a topic: "read", "send", "see who is there", "be there". Asks as
 * Supabase's service does: rows of the topic are read and written under the caller's role, and undone. Null is a
 * visitor.
 */
export async function accessOf(site: RulesSite, topic: string, who: Listener | null): Promise<string[]> {
  await site.sql(PROBE); // not in pg_temp: the next statement may run on another connection
  const claims = who ? { sub: who.id, role: "authenticated", aal: who.aal ?? "aal1" } : { role: "anon" };
  const [[found]] = (await site.sql(`select private.probe_topic($1, $2)`, topic, JSON.stringify(claims))) as [[string]];
  return JSON.parse(found) as string[];
}

const PROBE = `
create or replace function private.probe_topic(topic text, claims text) returns jsonb language plpgsql as $$
declare
  seen text[];
  may text[] := '{}';
begin
  begin
    insert into realtime.messages (topic, extension) values (topic, 'broadcast'), (topic, 'presence');
    perform set_config('realtime.topic', topic, true), set_config('request.jwt.claims', claims, true);
    execute format('set local role %I', claims::jsonb ->> 'role');
    select array_agg(distinct m.extension) into seen from realtime.messages m;
    if 'broadcast' = any (seen) then may := may || 'read'::text; end if;
    if 'presence' = any (seen) then may := may || 'see who is there'::text; end if;
    begin
      insert into realtime.messages (topic, extension) values (topic, 'broadcast');
      may := may || 'send'::text;
    exception when insufficient_privilege then
    end;
    begin
      insert into realtime.messages (topic, extension) values (topic, 'presence');
      may := may || 'be there'::text;
    exception when insufficient_privilege then
    end;
    raise exception using errcode = 'UNDO0';
  exception when sqlstate 'UNDO0' then
  end;
  return to_jsonb(may);
end $$`;
