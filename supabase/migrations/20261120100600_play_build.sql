-- For the function play-build, which serves uploaded games on sites without our gateway.

create function private.find_build_file(wanted text, wanted_path text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state text := private.build_state(wanted);
  build public.class_builds;
begin
  if state is distinct from 'ready' then
    return case when state is not null then jsonb_build_object('state', state) end;
  end if;
  select * into build from public.class_builds where hash = wanted and status <> 'uploading' order by created_at limit 1;
  return jsonb_build_object('state', state, 'flags', to_jsonb(build.flags), 'file', (
    select jsonb_build_object(
      'sha256', f.sha256, 'type', f.type, 'encoding', case when f.packed is not null then b.encoding end, 'has_br', b.br_bytes is not null
    )
    from private.build_files f join private.build_blobs b using (sha256) where f.build_id = build.id and f.path = wanted_path
  ));
end $$;

-- A file of a build: its content, type and packing. Only the function play-build calls it.
create function public.find_build_file(hash text, path text) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.find_build_file(hash, path); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.find_build_file(text, text) to service_role;
revoke execute on function public.find_build_file(text, text) from public, anon, authenticated;
grant execute on function public.find_build_file(text, text) to service_role;
