-- Videos of other sites are hidden while their maker is suspended or counts as a child.

-- Clips check the same about their makers at every read. A linked channel tells even more about a person.
create function private.is_shown_maker(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_banned(player) and not private.is_child(player);
end $$;

-- Channels follow: their policies show the channels of videos that the viewer can see.
alter policy "visitors see published videos" on public.creator_videos
  using (status = 'published' and private.is_shown_maker(user_id));
alter policy "creators also see their own, moderators all" on public.creator_videos
  using (
    user_id = (select auth.uid()) or (select private.has_role('moderator'))
    or (status = 'published' and private.is_shown_maker(user_id))
  );

revoke execute on function private.is_shown_maker(uuid) from public;
grant execute on function private.is_shown_maker(uuid) to anon, authenticated;
