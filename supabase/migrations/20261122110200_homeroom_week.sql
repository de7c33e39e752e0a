-- The teacher's page also tells which classes the homeroom played this week, all members together and within the hours.

alter function private.homeroom_page(uuid) rename to homeroom_page_of_members;

create function private.homeroom_page(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 5;
begin
  return private.homeroom_page_of_members(which) || jsonb_build_object('played', coalesce((
    select jsonb_agg(jsonb_build_object('app_id', p.app_id, 'title', p.title, 'minutes', p.minutes) order by p.minutes desc, p.title)
    from (
      select q.app_id, a.title, sum(q.seconds) / 60 as minutes
      from private.homerooms h
      join private.homeroom_members m on m.homeroom_id = h.id
      join private.homeroom_play q on q.member_id = m.id
      join public.apps a on a.id = q.app_id
      where h.id = which and q.day >= date_trunc('week', private.now() at time zone h.zone)::date
      group by q.app_id, a.title order by sum(q.seconds) desc limit most
    ) as p
  ), '[]'));
end $$;

revoke execute on all functions in schema private from public;
