-- Activity is shown only for players known to be above the youngest group: one without an answer may be a child.
create or replace function private.shows_activity(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.privacy_settings p join public.my_users u using (user_id)
    where p.user_id = player and p.show_activity and u.age_band <> 'under-13'
  );
end $$;
