-- Settings of the chat. Two of them are times of day and one is a time zone, so settings get these two forms.

alter table private.site_settings add column form text check (form in ('time', 'zone'));
alter table private.site_settings drop constraint site_settings_kind;
alter table private.site_settings add constraint site_settings_kind check (
  num_nonnulls(allowed, form, lowest) = 1 and (lowest is null) = (highest is null) and (lowest is null or (lowest >= 0 and highest >= lowest))
);

-- Whether a time zone has this name. The pattern keeps out offsets such as ABC+3, which PostgreSQL also accepts.
create function private.is_time_zone(wanted text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if wanted !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$' then return false; end if;
  perform timestamptz 'epoch' at time zone wanted;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

create or replace function private.setting_allows(setting private.site_settings, wanted text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if setting.allowed is not null then return wanted = any (setting.allowed); end if;
  if setting.form = 'time' then return wanted ~ '^(off|([01][0-9]|2[0-3]):[0-5][0-9])$'; end if;
  if setting.form = 'zone' then return private.is_time_zone(wanted); end if;
  if wanted !~ '^(0|[1-9][0-9]{0,8})$' then return false; end if;
  return wanted::int between setting.lowest and setting.highest;
end $$;

create or replace function private.allowed_text(setting private.site_settings) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case setting.form
    when 'time' then 'off or a time such as 21:30'
    when 'zone' then 'a time zone such as Europe/Berlin'
    else coalesce(array_to_string(setting.allowed, ' or '), format('%s to %s', setting.lowest, setting.highest))
  end;
end $$;

insert into private.site_settings (name, default_value, allowed, lowest, highest, form, description) values
  ('chat', 'off', '{off,read,on}', null, null, null, 'Whether the chat is closed, can only be read, or is open.'),
  ('chat-visitors', 'off', '{off,on}', null, null, null, 'Whether visitors who are not signed in read the chat.'),
  ('chat-quiet-from', 'off', null, null, null, 'time', 'When the quiet hours of the chat begin. The chat can then only be read.'),
  ('chat-quiet-to', 'off', null, null, null, 'time', 'When the quiet hours of the chat end.'),
  ('chat-zone', 'UTC', null, null, null, 'zone', 'The time zone of the quiet hours.'),
  ('chat-keep-days', '30', null, 1, 365, null, 'How many days messages of the chat are kept.');

-- The end of the quiet hours that the moment is in, or null if it is in none.
create function private.quiet_until(at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  begins text := private.setting_text('chat-quiet-from');
  ends text := private.setting_text('chat-quiet-to');
  zone text := private.setting_text('chat-zone');
  local timestamp := at at time zone zone;
  is_quiet boolean;
  opens timestamp;
begin
  if begins = 'off' or ends = 'off' or begins = ends then return null; end if;
  -- Quiet hours that begin later in the day than they end go past midnight.
  is_quiet := case
    when begins < ends then local::time >= begins::time and local::time < ends::time
    else local::time >= begins::time or local::time < ends::time
  end;
  if not is_quiet then return null; end if;
  opens := local::date + ends::time;
  return case when opens > local then opens else opens + interval '1 day' end at time zone zone;
end $$;

-- The settings of the quiet hours as the page shows them, or null if there are none.
create function private.quiet_hours(at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  begins text := private.setting_text('chat-quiet-from');
  ends text := private.setting_text('chat-quiet-to');
begin
  if begins = 'off' or ends = 'off' or begins = ends then return null; end if;
  return jsonb_build_object(
    'from', begins, 'to', ends, 'zone', private.setting_text('chat-zone'), 'opens_at', private.quiet_until(at)
  );
end $$;

revoke execute on all functions in schema private from public;
