-- Adds the submission's id to the caller's own rank, so that the page can show that run's replay.
create or replace function private.get_rank_around(board text, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  key text := private.period_key(board, period);
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Not now.';
  end if;
  return private.rank_around(auth.uid(), board, key) || jsonb_build_object('submission_id', (
    select s.submission_id from private.standings s where s.user_id = auth.uid() and s.board = get_rank_around.board and s.period = key
  ));
end $$;
