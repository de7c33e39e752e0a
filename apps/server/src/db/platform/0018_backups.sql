-- Lists the ids of deleted accounts, so that a restore of an older backup deletes them again.
create table if not exists gateway.erased_users (
  user_id uuid primary key,
  erased_at timestamptz not null default now()
);
alter table gateway.erased_users enable row level security;
comment on table gateway.erased_users is
  'Kept about a person: the id of a deleted account and when it was deleted. Why: a restored backup must not bring anybody back. How long: BACKUP_ERASED_DAYS.';

create or replace function gateway.note_erasure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into gateway.erased_users (user_id) values (old.id) on conflict do nothing;
  return null;
end $$;
revoke execute on function gateway.note_erasure() from public;

drop trigger if exists note_erasure on auth.users;
create trigger note_erasure after delete on auth.users for each row execute function gateway.note_erasure();

-- The last backup, for the operator. The row also decides which of several processes makes the next one.
create table if not exists gateway.backup_state (
  id boolean primary key default true check (id),
  claimed_at timestamptz,
  succeeded_at timestamptz,
  file text,
  failed_at timestamptz,
  failure text
);
alter table gateway.backup_state enable row level security;
comment on table gateway.backup_state is 'When the last backup was made and where it is. Nothing about a person.';
insert into gateway.backup_state default values on conflict do nothing;
