-- Adds passkeys to the data export: name, creation and last use. The public keys would be of no use to the player.

-- The caller's passkeys. An empty list where the auth service has no passkeys, as in older hosted projects.
create function private.my_passkeys() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb;
begin
  if to_regclass('auth.webauthn_credentials') is null then return '[]'; end if;
  execute $sql$
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', friendly_name, 'created_at', created_at, 'last_used_at', last_used_at
    ) order by created_at), '[]')
    from auth.webauthn_credentials where user_id = $1
  $sql$ into found using auth.uid();
  return found;
end $$;
revoke execute on function private.my_passkeys() from public;
-- Visitors may call it, because export_my_data() refuses them first with the sentence that says why.
grant execute on function private.my_passkeys() to anon, authenticated;

-- All data the site has about the caller. Suspended players may call it.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.export_my_data() || jsonb_build_object('passkeys', private.my_passkeys());
end $$;
