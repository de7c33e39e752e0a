/**
 * Policies for tests, by the first word of a topic: everybody reads "open", users read and write "users", users only
 * read "quiet" and are counted in "counted", and "mine" belongs to the user whose id follows. Row of public.closed_topics closes a topic.
 */
export const POLICIES = `
  create table public.closed_topics (topic text primary key);
  grant select on public.closed_topics to anon, authenticated;
  create function public.is_topic_open(named text) returns boolean language sql stable security definer as $$
    select not exists (select from public.closed_topics c where c.topic = named) $$;
  grant execute on function public.is_topic_open(text) to anon, authenticated;
  create policy "everybody reads open topics" on realtime.messages for select to anon, authenticated
    using ((select realtime.topic()) like 'open%' and public.is_topic_open((select realtime.topic())));
  create policy "users read topics of users" on realtime.messages for select to authenticated
    using ((select realtime.topic()) ~ '^(users|quiet|counted)' and public.is_topic_open((select realtime.topic())));
  create policy "users write to topics of users" on realtime.messages for insert to authenticated
    with check ((select realtime.topic()) like 'users%');
  create policy "users are counted" on realtime.messages for insert to authenticated
    with check (extension = 'presence' and (select realtime.topic()) like 'counted%');
  create policy "users read their own topic" on realtime.messages for select to authenticated
    using ((select realtime.topic()) = 'mine ' || (select auth.uid())::text);
  create table public.ponds (id bigint generated always as identity primary key, name text);
  create function public.tell_pond() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    perform realtime.broadcast_changes('users ponds', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
    return null;
  end $$;
  create trigger tell_pond after insert or update or delete on public.ponds for each row execute function public.tell_pond();`;
