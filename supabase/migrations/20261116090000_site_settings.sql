-- Site settings that rules depend on. They are rows, so that every process and a hosted project read the same value. A
-- later migration adds one by an insert: name, default_value, allowed values, description.

create table private.site_settings (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$' and length(name) <= 40),
  default_value text not null,
  -- Null means the default.
  value text,
  -- Allowed values: a list of words, or a range of whole numbers.
  allowed text[],
  lowest int,
  highest int,
  description text not null check (length(description) between 1 and 200),
  changed_at timestamptz,
  constraint site_settings_kind check (
    (allowed is not null and lowest is null and highest is null) or (allowed is null and lowest >= 0 and highest >= lowest)
  )
);
comment on table private.site_settings is 'Switches of the site, changed by the operator with quack set. Nothing about a player.';
alter table private.site_settings enable row level security;

-- Whether a setting allows a value.
create function private.setting_allows(setting private.site_settings, wanted text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if setting.allowed is not null then return wanted = any (setting.allowed); end if;
  if wanted !~ '^(0|[1-9][0-9]{0,8})$' then return false; end if;
  return wanted::int between setting.lowest and setting.highest;
end $$;

-- Refuses a value that is not allowed, even from a migration, so that its mistake is found when it runs.
create function private.judge_setting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.setting_allows(new, new.default_value) is not true
    or (new.value is not null and private.setting_allows(new, new.value) is not true)
  then
    raise check_violation using message = format('%s cannot be %s.', new.name, coalesce(new.value, new.default_value));
  end if;
  return new;
end $$;

create trigger judge_setting before insert or update on private.site_settings
for each row execute function private.judge_setting();

create table private.site_setting_changes (
  id bigint generated always as identity primary key,
  name text not null,
  old_value text not null,
  new_value text not null,
  -- The operator's user name on the machine that ran the command.
  changed_by text not null check (length(changed_by) between 1 and 100),
  changed_at timestamptz not null
);
create index site_setting_changes_by_name on private.site_setting_changes (name, id desc);
comment on table private.site_setting_changes is
  'Who changed which setting, when, from what to what. About operators only, so that a change can be explained later; kept as long as the site.';
alter table private.site_setting_changes enable row level security;
create trigger keep_setting_changes before update or delete or truncate on private.site_setting_changes
for each statement execute function private.refuse_change();

-- A setting's value. An unknown name is a bug in a rule, so it raises an error instead of returning null.
create function private.setting_text(wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  found_value text;
begin
  select coalesce(value, default_value) into found_value from private.site_settings where name = wanted;
  if not found then
    raise exception 'There is no setting called %.', wanted;
  end if;
  return found_value;
end $$;

create function private.setting_int(wanted text) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.setting_text(wanted)::int;
end $$;

-- Changes a setting and records who did it. Setting the same value again records nothing.
create function private.set_setting(wanted text, new_value text, who text default session_user) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  setting private.site_settings;
  before text;
begin
  -- Writes that copy a setting into a row hold this lock in shared mode, so that none commits the old value later.
  perform pg_advisory_xact_lock(hashtext('private.site_settings'));
  select * into setting from private.site_settings where name = wanted for update;
  if not found then
    raise sqlstate 'PT404' using
      message = format('There is no setting called %s. Known: %s.', wanted, (
        select string_agg(name, ', ' order by name) from private.site_settings
      ));
  end if;
  if private.setting_allows(setting, new_value) is not true then
    raise sqlstate 'PT400' using message = format(
      '%s cannot be %s. Allowed: %s.', wanted, coalesce(new_value, 'nothing'), private.allowed_text(setting)
    );
  end if;
  before := coalesce(setting.value, setting.default_value);
  if before <> new_value then
    update private.site_settings set value = new_value, changed_at = at where name = wanted;
    insert into private.site_setting_changes (name, old_value, new_value, changed_by, changed_at)
    values (wanted, before, new_value, who, at);
  end if;
  return jsonb_build_object('name', wanted, 'was', before, 'value', new_value, 'is_changed', before <> new_value);
end $$;

-- A setting's allowed values as text.
create function private.allowed_text(setting private.site_settings) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(array_to_string(setting.allowed, ' or '), format('%s to %s', setting.lowest, setting.highest));
end $$;

-- For tables whose rows depend on a setting: the shared lock keeps the setting unchanged until the transaction ends.
create function private.hold_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('private.site_settings'));
  return null;
end $$;

revoke execute on all functions in schema private from public;
