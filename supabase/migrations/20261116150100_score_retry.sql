-- When a screenshot upload fails, the page takes the score back; the next try must not wait 30 seconds.

alter table private.typed_scores add column taken_back boolean not null default false;
comment on table private.typed_scores is
  'When a player typed in a score and whether it was taken back, kept for a day, to limit how often that happens.';

-- A score that was taken back starts no pause but counts for the daily limit: otherwise tries would be unlimited.
create function private.lift_score_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.typed_scores set taken_back = true where user_id = old.user_id and typed_at = old.created_at;
  return null;
end $$;

create trigger lift_score_pause after delete on public.leaderboard_submissions
for each row when (current_user in ('anon', 'authenticated') and old.status = 'pending')
execute function private.lift_score_pause();

-- Same as before, except for the pause.
create or replace function private.judge_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app public.apps;
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Scores are submitted for oneself only.';
  end if;
  select * into app from public.apps where id = new.app_id and listed;
  if not found then
    raise foreign_key_violation using message = 'There is no such class.';
  end if;
  if app.verifier = 'replay' then
    raise sqlstate 'PT403' using message = 'Scores of this class are replayed, not typed in.';
  end if;
  perform private.check_score(app, new.score);
  if exists (
    select from private.typed_scores
    where user_id = new.user_id and not taken_back and typed_at > at - interval '30 seconds'
  ) then
    raise sqlstate 'PT429' using message = 'One score every 30 seconds.';
  end if;
  if (select count(*) from private.typed_scores where user_id = new.user_id and typed_at > at - interval '1 day') >= 50 then
    raise sqlstate 'PT429' using message = '50 scores a day are the most there can be.';
  end if;
  insert into private.typed_scores (user_id, typed_at) values (new.user_id, at);
  new.id := gen_random_uuid();
  new.created_at := at;
  return new;
end $$;

revoke execute on all functions in schema private from public;
