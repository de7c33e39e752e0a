-- The log of operators' acts: what the quack commands changed. Moderation decisions, settings and age groups have logs of
-- their own; quack log lists all of them.

create table private.operator_acts (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null default private.now(),
  -- The operator's user name on the machine that ran the command.
  operator text not null check (length(operator) between 1 and 100),
  -- Without names, addresses, codes and reasons: reasons are in the ledger, the suspension or the gift.
  command text not null check (length(command) between 1 and 200),
  about uuid references auth.users (id) on delete set null
);
create index operator_acts_by_player on private.operator_acts (about, id desc);
create index operator_acts_by_time on private.operator_acts (acted_at);
comment on table private.operator_acts is
  'Kept about a person: which operator changed what for which account, and when. Why: to explain it, and to notice misuse. How long: two years, as decisions of moderators, because questions come at the end of a school year; without the account once it is deleted.';
alter table private.operator_acts enable row level security;

create or replace function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.operator_acts where acted_at < private.now() - interval '2 years';
  perform private.sweep_unused();
  return private.sweep_rules();
end $$;

-- What operators did about the caller's account, without the operators' names.
create function private.my_operator_acts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('command', a.command, 'acted_at', a.acted_at) order by a.id)
    from private.operator_acts a where a.about = auth.uid()
  ), '[]');
end $$;

-- All data the site has about the caller. Suspended players may call it.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.export_my_data() || jsonb_build_object(
    'passkeys', private.my_passkeys(), 'unused_account', private.my_unused_account(),
    'operator_acts', private.my_operator_acts()
  );
end $$;

revoke execute on all functions in schema private from public;
-- Visitors may call it, because export_my_data() refuses them first with the sentence that says why.
grant execute on function private.my_operator_acts() to anon, authenticated;
