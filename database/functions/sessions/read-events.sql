-- A page of a session's log behind a cursor; raises NOT_FOUND for a session that the person does not see.
create or replace function app.read_events(p_session_id uuid, p_after bigint, p_most integer)
returns table (seq bigint, run_id uuid, created_at timestamptz, data jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (
    select 1
    from public.agent_sessions s
    where s.org_id = app.org_id()
      and s.id = p_session_id
  ) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query
    select v.seq, v.run_id, v.created_at, v.data
    from public.agent_events v
    where v.org_id = app.org_id()
      and v.session_id = p_session_id
      and v.seq > p_after
    order by v.seq
    limit p_most;
end $$;
grant execute on function app.read_events to app_user;
