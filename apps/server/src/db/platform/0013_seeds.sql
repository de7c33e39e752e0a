-- What a seed.sql written for a hosted project expects: all columns of auth.users, and two extensions. The gateway
-- stores its own codes as hashes and never uses these columns. They are deleted with the account.
alter table auth.users
  add column if not exists instance_id uuid,
  add column if not exists is_super_admin boolean,
  add column if not exists confirmation_token varchar(255),
  add column if not exists recovery_token varchar(255),
  add column if not exists email_change_token_new varchar(255),
  add column if not exists email_change_token_current varchar(255) default '',
  add column if not exists email_change_confirm_status smallint default 0,
  add column if not exists phone_change text default '',
  add column if not exists phone_change_token varchar(255) default '',
  add column if not exists phone_change_sent_at timestamptz,
  add column if not exists reauthentication_token varchar(255) default '';

-- Not every server has the extensions, and not every owner may add them: without them only such a seed fails. crypt and
-- gen_salt can run for minutes, so request roles may not call them.
do $$
declare
  wanted text;
  part regprocedure;
begin
  foreach wanted in array array['pgcrypto', 'uuid-ossp'] loop
    begin
      if exists (select from pg_extension where extname = wanted) then continue; end if;
      execute format('create extension %I with schema extensions', wanted);
      for part in
        select d.objid::regprocedure from pg_depend d join pg_extension e on e.oid = d.refobjid
        where e.extname = wanted and d.deptype = 'e' and d.refclassid = 'pg_extension'::regclass and d.classid = 'pg_proc'::regclass
      loop
        execute format('revoke execute on function %s from public', part);
        if wanted = 'uuid-ossp' then
          execute format('grant execute on function %s to anon, authenticated, service_role', part);
        end if;
      end loop;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'the extension % is not available', wanted;
    end;
  end loop;
end $$;
