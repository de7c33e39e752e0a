-- Messages between the processes of one site travel in notifications, which have at most 8 kB. A larger one waits here.
-- Unlogged: after a crash no process is left that would wait for it.
create unlogged table if not exists gateway.bus (
  id uuid primary key default gen_random_uuid(),
  content text not null,
  created_at timestamptz not null default now()
);
comment on table gateway.bus is
  'Kept about a person: large live messages on their way from one process of the site to the others. Why: a notification has no room for them. How long: kept for a minute, and for two hours if a process was killed.';
create index if not exists bus_created_at on gateway.bus (created_at);
alter table gateway.bus enable row level security;
