-- The board of a homeroom names members without their accounts: the id of a score led to the public board, and so to the
-- account behind a name. No page used it.
drop function public.get_homeroom_board(uuid, text, text);
drop function private.get_homeroom_board(uuid, text, text);

create function private.get_homeroom_board(which uuid, wanted text, period text)
returns table (member_id uuid, name text, is_me boolean, value bigint, rank bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_inside(which);
  key text;
begin
  -- Boards of coins, time and streaks would tell the teacher about the wallet and about time outside the hours.
  if coalesce(split_part(wanted, '/', 1), '') not in ('scores', 'daily', 'paced') then
    raise sqlstate 'PT404' using message = 'There is no such board.';
  end if;
  key := private.period_key(wanted, period);
  return query
    select m.id, m.name, m.user_id = caller, s.value, row_number() over (order by s.sort_value, s.reached_at, s.user_id)
    from private.homeroom_members m join private.standings s on s.user_id = m.user_id
    where m.homeroom_id = which and s.board = wanted and s.period = key
    order by s.sort_value, s.reached_at, s.user_id;
end $$;

-- A class's board with the members of a homeroom only, by their names there.
create function public.get_homeroom_board(homeroom_id uuid, board text, period text default 'all')
returns table (member_id uuid, name text, is_me boolean, value bigint, rank bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_homeroom_board(homeroom_id, board, period);
end $$;

revoke execute on function private.get_homeroom_board(uuid, text, text) from public;
grant execute on function private.get_homeroom_board(uuid, text, text) to authenticated;
revoke execute on function public.get_homeroom_board(uuid, text, text) from public, anon, authenticated;
grant execute on function public.get_homeroom_board(uuid, text, text) to authenticated;
