-- Functions that need an account answer visitors with the spec's sentence instead of "permission denied for function".

-- Refuses visitors with the spec's sentence.
create function private.require_login() returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
end $$;

-- These check the caller first, so visitors may call them: all they get is the sentence.
grant execute on function
  private.claim_streak(), private.unlock_at_counter(text, text), private.equip_item(text, boolean),
  private.save_game(text, text, int), private.start_run(text, text), private.checkpoint_run(uuid, int, bigint, bigint),
  private.submit_run(uuid, text, bigint, text, int), private.export_my_data(), private.delete_account(boolean)
  to anon;

-- These would return null to visitors or check something else first, so they now call require_login.

create or replace function public.increment_time_spent(user_id uuid, increment_value int default 5) returns int
language plpgsql set search_path = '' as $$
begin
  perform private.require_login();
  if user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Time is counted for oneself only.';
  end if;
  return private.count_time();
end $$;

create or replace function public.get_coin_amt(p_user_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_login();
  return private.get_coin_amt(p_user_id);
end $$;

create or replace function public.get_wallet_statement(before bigint default null, p_limit int default 50)
returns table (id bigint, amt bigint, why text, balance_after bigint, created_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_login();
  return query select * from private.get_wallet_statement(before, p_limit);
end $$;

create or replace function public.get_my_profile() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_login();
  return private.get_my_profile();
end $$;

create or replace function public.get_rank_around(board text, period text default 'all') returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_login();
  return private.get_rank_around(board, period);
end $$;

create or replace function public.cancel_account_deletion() returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.require_login();
  return private.cancel_account_deletion();
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.require_login() to anon, authenticated, service_role;
grant execute on function
  public.claim_streak(), public.increment_time_spent(uuid, int), public.buy_item(text), public.claim_tier(text),
  public.equip_item(text, boolean), public.get_coin_amt(uuid), public.get_wallet_statement(bigint, int),
  public.get_my_profile(), public.get_rank_around(text, text), public.save_game(text, text, int),
  public.start_run(text, text), public.checkpoint_run(uuid, int, bigint, bigint),
  public.submit_run(uuid, text, bigint, text, int), public.export_my_data(), public.delete_account(boolean),
  public.cancel_account_deletion()
  to anon;
