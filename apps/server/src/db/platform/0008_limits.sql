-- Takes a token from a bucket of `burst` that refills one per `every`. Returns how long to wait, or null on success. A
-- time further ahead than an empty bucket means that the clock was set back: it counts as an empty bucket.
create or replace function gateway.take(which text, every interval, burst int) returns interval
language plpgsql set search_path = '' as $$
declare
  at timestamptz := clock_timestamp();
  free timestamptz;
begin
  insert into gateway.limits (key, free_at) values (which, at) on conflict do nothing;
  select free_at into free from gateway.limits where key = which for update;
  free := least(greatest(free, at), at + every * burst);
  if free + every > at + every * burst then return free + every - (at + every * burst); end if;
  update gateway.limits set free_at = free + every where key = which;
  return null;
end $$;
