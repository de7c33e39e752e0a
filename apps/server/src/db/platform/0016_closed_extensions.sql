-- Extensions that a plain owner creates belong to the superuser, so 0013 could not close crypt and gen_salt, which can
-- run for minutes. Their schema is the owner's and can be closed. It stays open where a superuser migrates.
do $$
begin
  if to_regprocedure('extensions.gen_salt(text, integer)') is not null
      and has_function_privilege('public', 'extensions.gen_salt(text, integer)', 'execute') then
    revoke usage on schema extensions from anon, authenticated, service_role;
  end if;
end $$;
