-- Shows favourite classes on profiles of players who share their activity, like their recent classes.

-- A player's favourites, newest first. Reads the privacy setting each time, so that there is no copy to keep in sync.
create function private.get_favorite_apps(player uuid) returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  shown constant int := 6;
begin
  if auth.uid() is not null and not private.may_act() then return; end if;
  if player is distinct from auth.uid() and not private.shows_activity(player) then return; end if;
  return query
    select f.app_id from public.favorite_apps f join public.apps a on a.id = f.app_id
    where f.user_id = player and a.listed
    order by f.created_at desc, f.app_id
    limit shown;
end $$;

create function public.get_favorite_apps(target_user_id uuid) returns setof text
language plpgsql stable set search_path = '' as $$ begin return query select private.get_favorite_apps(target_user_id); end $$;

revoke execute on function private.get_favorite_apps(uuid) from public;
grant execute on function private.get_favorite_apps(uuid) to anon, authenticated;
revoke execute on function public.get_favorite_apps(uuid) from public, anon, authenticated;
grant execute on function public.get_favorite_apps(uuid) to anon, authenticated;

-- Players who share their activity were told that favourites are private: this notice tells them about the change.
do $$ begin
  perform private.notify(
    user_id, 'privacy', 'Your profile also shows your favourite classes from now on, because it shows what you play.',
    '/settings?tab=privacy'
  ) from public.privacy_settings where show_activity;
end $$;
