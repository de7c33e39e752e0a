-- A teacher who removes a reported message has judged it, so its reports are closed and the reporters are told. One of a
-- pupil who does not feel safe stays open: the teacher and the site's moderators look at it.
create or replace function private.remove_homeroom_message(which bigint, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  homeroom uuid := (
    select r.homeroom_id from public.chat_messages m join public.chat_rooms r on r.id = m.room_id where m.id = which
  );
  room private.homerooms;
begin
  perform private.require_teacher();
  if not coalesce(private.teaches(auth.uid(), homeroom), false) then
    raise sqlstate 'PT404' using message = 'There is no such message.';
  end if;
  room := private.take_homeroom(homeroom);
  perform private.remove_in_homeroom(room, which, reason);
  if not exists (
    select from public.reports r
    where r.target_kind = 'message' and r.target_id = which::text and r.status = 'open' and (r.reason = 'unsafe' or r.homeroom_id is null)
  ) then
    perform private.close_message_reports(which::text, 'remove', 'removed by the teacher');
  end if;
  return '{"status": "removed"}';
end $$;

revoke execute on all functions in schema private from public;
