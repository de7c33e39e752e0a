-- A random base-36 name that is not taken and contains no blocked word: a player could not sign up with such a name.
create or replace function private.random_username() returns text
language plpgsql security definer set search_path = '' as $$
declare
  name_length constant int := 10;
  candidate text;
begin
  loop
    select string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + floor(random() * 36)::int, 1), '')
    into candidate from generate_series(1, name_length);
    if not private.is_reserved_name(candidate)
      and private.blocked_word(candidate) is null
      and not exists (select from public.my_users where username_skeleton = private.name_skeleton(candidate))
    then
      return candidate;
    end if;
  end loop;
end $$;
