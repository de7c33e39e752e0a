-- Adds the account's creation time to the access token: the fair queue also charges accounts younger than a day to
-- their IP address, and must not query the database for it.
create or replace function gateway.session_claims(which uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'sub', u.id, 'aud', 'authenticated', 'role', 'authenticated', 'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
      'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', '{}'::jsonb,
      'aal', s.aal, 'session_id', s.id, 'is_anonymous', u.is_anonymous,
      'account_created_at', floor(extract(epoch from u.created_at)),
      'amr', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))
        ) order by a.updated_at desc), '[]') from auth.mfa_amr_claims a where a.session_id = s.id
      )
    )
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = which
  );
end $$;
