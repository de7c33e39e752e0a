-- Adds passkeys to one's data: what each is called, when it was added and last used. The keys themselves help nobody.

-- The caller's passkeys. Where the auth service has none, as in older hosted projects, there is an empty list.
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
-- Visitors too: they are refused by what is asked before, with the sentence that says why.
grant execute on function private.my_passkeys() to anon, authenticated;

-- Everything the site knows about the caller. Also for those who are suspended.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.export_my_data() || jsonb_build_object('passkeys', private.my_passkeys());
end $$;
