-- Adds the data that moderation keeps about a person to their export, and deletes it when its retention period is over.

alter function private.export_my_data() rename to export_play;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_play() || jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
        'user_metadata', u.raw_user_meta_data,
        'identities', (
          select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'identity_data', i.identity_data, 'created_at', i.created_at)), '[]')
          from auth.identities i where i.user_id = caller
        ),
        'factors', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'factor_type', f.factor_type, 'friendly_name', f.friendly_name, 'status', f.status, 'created_at', f.created_at
          )), '[]')
          from auth.mfa_factors f where f.user_id = caller
        ),
        'sessions', (
          select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', s.ip)), '[]')
          from auth.sessions s where s.user_id = caller
        )
      ) from auth.users u where u.id = caller
    ),
    'notices', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'sentence', n.sentence, 'created_at', n.created_at, 'read_at', n.read_at) order by n.id), '[]')
      from public.notices n where n.user_id = caller
    ),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'verb', d.verb, 'reason', d.reason, 'decided_at', d.decided_at, 'undone_at', d.undone_at
      ) order by d.id), '[]')
      from private.decisions d where d.about = caller
    ),
    'appeals', (
      select coalesce(jsonb_agg(jsonb_build_object('words', a.words, 'status', a.status, 'created_at', a.created_at) order by a.id), '[]')
      from private.appeals a where a.user_id = caller
    )
  );
end $$;

alter function private.sweep() rename to sweep_play;

-- Deletes moderation data after its retention period.
create function private.sweep_moderation() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  delete from public.notices where created_at < at - interval '180 days';
  delete from private.report_senders where sent_at < at - interval '1 day';
  delete from public.reports where status <> 'open' and created_at < at - interval '90 days';
  delete from private.decisions where decided_at < at - interval '2 years';
  delete from private.appeals where created_at < at - interval '1 year';
end $$;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_moderation();
  return private.sweep_play();
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_play() from authenticated;
revoke execute on function private.sweep_play() from service_role;
grant execute on function private.export_my_data() to authenticated;
grant execute on function private.sweep() to service_role;
