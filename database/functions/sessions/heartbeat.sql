-- A sign of life for runs that a server process really works on.
create or replace function app.heartbeat(p_run_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.agent_runs r
  set heartbeat_at = clock_timestamp()
  where r.status = 'running'
    and r.id = any (p_run_ids);
end $$;
grant execute on function app.heartbeat to app_auth;
