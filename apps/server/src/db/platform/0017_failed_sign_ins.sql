-- Whether an attempt would exceed a rate limit, and how long to wait; it counts nothing. Sign-ins from one address count
-- only when they fail, so they ask before and take after.
create or replace function gateway.peek(which text, every interval, burst int) returns interval
language plpgsql volatile set search_path = '' as $$
declare
  at timestamptz := clock_timestamp();
  free timestamptz := (select free_at from gateway.limits where key = which);
begin
  free := least(greatest(coalesce(free, at), at), at + every * burst);
  if free + every > at + every * burst then return free + every - (at + every * burst); end if;
  return null;
end $$;

revoke execute on function gateway.peek(text, interval, int) from public;
