-- Takes one of `burst` that come back one every `every`. Answers how long to wait, null when there was one.
-- A time further ahead than a full bucket was written by a clock that has been set back since: it counts as a full one.
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
