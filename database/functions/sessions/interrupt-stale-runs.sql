-- Marks runs of other server processes without a sign of life for p_silence as interrupted, and says so in their logs.
create or replace function app.interrupt_stale_runs(p_instance text, p_silence interval) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  stale public.agent_runs;
  many integer := 0;
begin
  for stale in
    update public.agent_runs r set status = 'interrupted', finished_at = clock_timestamp()
     where r.status = 'running' and r.instance <> p_instance and r.heartbeat_at <= clock_timestamp() - p_silence
    returning r.*
  loop
    with moved as (
      update public.agent_sessions s set last_seq = s.last_seq + 1 where s.org_id = stale.org_id and s.id = stale.session_id returning s.last_seq)
    insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
    select stale.org_id, stale.session_id, m.last_seq, stale.client_id, stale.id, 'run', jsonb_build_object('type', 'run', 'run', app.run_json(stale)) from moved m;
    many := many + 1;
  end loop;
  return many;
end $$;
