-- A sign of life for the runs of one server process.
create or replace function app.heartbeat(p_instance text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.agent_runs set heartbeat_at = clock_timestamp() where instance = p_instance and status = 'running';
end $$;
