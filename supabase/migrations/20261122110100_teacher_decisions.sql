-- A teacher's decision about the homeroom's chat stands: moderators of the site cannot undo it.

alter function private.undo_chat(uuid, jsonb) rename to undo_any_message;

create function private.undo_chat(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  number bigint := (decision ->> 'subject')::bigint;
  room text := coalesce(
    (select m.room_id from public.chat_messages m where m.id = number), (select e.room_id from private.chat_evidence e where e.message_id = number)
  );
begin
  -- The operator can: a school may ask for it.
  if viewer is not null and exists (
    select from private.homerooms h
    where 'homeroom/' || h.id = room and h.teacher_id::text = decision ->> 'moderator' and h.teacher_id <> viewer
  ) then
    raise sqlstate 'PT403' using message = 'The teacher of this homeroom decided this.';
  end if;
  return private.undo_any_message(viewer, decision);
end $$;

revoke execute on all functions in schema private from public;
