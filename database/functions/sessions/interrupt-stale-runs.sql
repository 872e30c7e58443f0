-- Marks runs without a sign of life for p_silence as interrupted, and says so in their logs.
create or replace function app.interrupt_stale_runs(p_silence interval) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  stale public.agent_runs;
  many integer := 0;
begin
  for stale in
    update public.agent_runs r
    set
      status = 'interrupted',
      finished_at = clock_timestamp()
    where r.status = 'running'
      and r.heartbeat_at <= clock_timestamp() - p_silence
    returning r.*
  loop
    perform app.append_run_event(stale);
    many := many + 1;
  end loop;
  return many;
end $$;
grant execute on function app.interrupt_stale_runs to app_auth;
